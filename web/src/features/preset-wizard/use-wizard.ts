import { useEffect, useReducer, useRef, useState } from "react";
import type { ScrapeReply } from "#domain/contract.ts";
import { startCollection } from "../../lib/api.ts";
import { RequestFailure, sentenceOf } from "../../lib/failure.ts";
import { parseJson, storageKeys, tabStorage } from "../../lib/storage.ts";
import { showToast } from "../../ui/toast.ts";
import {
  type Attempt,
  attemptFor,
  type Draft,
  freshWizard,
  readDraft,
  reduceWizard,
  requestOf,
  type Wizard,
  type WizardEvent,
} from "./wizard-state.ts";

export interface WizardControls {
  wizard: Wizard;
  send: (event: WizardEvent) => void;
  isStarting: boolean;
  /** The server's words about a balance that is too low. */
  refusal: string | null;
  dismissRefusal: () => void;
  start: () => Promise<void>;
}

interface WizardOptions {
  userId: string;
  onStarted: (reply: ScrapeReply) => void;
  onSignedOut: () => void;
}

const loadDraft = (userId: string): Draft | null =>
  readDraft(parseJson(tabStorage.read(storageKeys.presetDraft)), userId);

/** The wizard, kept in the tab: a reload, a log-in or a refusal loses nothing. */
export function useWizard({ userId, onStarted, onSignedOut }: WizardOptions): WizardControls {
  const [left] = useState(() => loadDraft(userId));
  const [wizard, send] = useReducer(reduceWizard, left?.wizard ?? freshWizard);
  const attempt = useRef<Attempt | null>(left?.attempt ?? null);
  const isDone = useRef(false);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    if (!isDone.current) keepDraft({ userId, wizard, attempt: attempt.current });
  }, [userId, wizard]);

  const start = async (): Promise<void> => {
    const request = requestOf(wizard);
    if (!request || isStarting) return;
    attempt.current = attemptFor(request, attempt.current, () => crypto.randomUUID());
    keepDraft({ userId, wizard, attempt: attempt.current });
    setStarting(true);
    try {
      const reply = await startCollection(request, attempt.current.key);
      isDone.current = true;
      tabStorage.remove(storageKeys.presetDraft);
      onStarted(reply);
    } catch (error) {
      setStarting(false);
      const status = error instanceof RequestFailure ? error.status : null;
      if (status === 401) onSignedOut();
      else if (status === 402) setRefusal(sentenceOf(error, ""));
      else report(error, status);
    }
  };
  return { wizard, send, isStarting, refusal, dismissRefusal: () => setRefusal(null), start };
}

const keepDraft = (draft: { userId: string; wizard: Wizard; attempt: Attempt | null }): void =>
  void tabStorage.write(storageKeys.presetDraft, JSON.stringify(draft));

function report(error: unknown, status: number | null): void {
  console.error(status === null ? error : `Server responded with status ${status}`);
  showToast({ tone: "bad", text: sentenceOf(error, "The collection could not be started.") });
}
