import { useState } from "react";
import type { ScrapeReply, ScrapeRequest } from "#domain/contract.ts";
import { startCollection } from "../../lib/api.ts";
import { RequestFailure, sentenceOf } from "../../lib/failure.ts";
import { parseJson, storageKeys, tabStorage } from "../../lib/storage.ts";
import { attemptFor, readAttempt } from "./attempt.ts";

/** Why a collection was not started. */
export interface Problem {
  sentence: string;
  /** Whether it is the name that another preset has. */
  isNameTaken: boolean;
}

export interface Start {
  isStarting: boolean;
  /** The server's words about a balance that is too low. */
  refusal: string | null;
  dismissRefusal: () => void;
  problem: Problem | null;
  dismissProblem: () => void;
  start: (request: ScrapeRequest) => Promise<void>;
}

interface StartOptions {
  onStarted: (reply: ScrapeReply) => void;
  onSignedOut: () => void;
}

/** Starts a collection; whatever comes instead of it has words for the person. */
export function useStart({ onStarted, onSignedOut }: StartOptions): Start {
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const start = async (request: ScrapeRequest): Promise<void> => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    try {
      const reply = await startCollection(request, keyFor(request));
      tabStorage.remove(storageKeys.startAttempt);
      onStarted(reply);
    } catch (error) {
      setStarting(false);
      const status = error instanceof RequestFailure ? error.status : null;
      if (status === 401) onSignedOut();
      else if (status === 402) setRefusal(sentenceOf(error, ""));
      else setProblem(problemOf(error, status));
    }
  };
  return {
    isStarting,
    refusal,
    dismissRefusal: () => setRefusal(null),
    problem,
    dismissProblem: () => setProblem(null),
    start,
  };
}

/** Kept in the tab: the same request after a reload is the first one again, not a second. */
function keyFor(request: ScrapeRequest): string {
  const last = readAttempt(parseJson(tabStorage.read(storageKeys.startAttempt)));
  const attempt = attemptFor(request, last, () => crypto.randomUUID());
  tabStorage.write(storageKeys.startAttempt, JSON.stringify(attempt));
  return attempt.key;
}

function problemOf(error: unknown, status: number | null): Problem {
  console.error(status === null ? error : `Server responded with status ${status}`);
  const sentence = sentenceOf(error, "The collection could not be started.");
  return {
    sentence:
      status === null || status >= 500 ? `${withFullStop(sentence)} ${nothingLost}` : sentence,
    isNameTaken: status === 409,
  };
}

const nothingLost = "Your input is kept.";
const withFullStop = (text: string): string => (/[.!?)]$/.test(text) ? text : `${text}.`);
