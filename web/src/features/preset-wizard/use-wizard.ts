import { useEffect, useReducer, useRef, useState } from "react";
import type { ScrapeReply } from "#domain/contract.ts";
import { parseJson, storageKeys, tabStorage } from "../../lib/storage.ts";
import { type Start, useStart } from "./use-start.ts";
import {
  type Draft,
  freshWizard,
  readDraft,
  reduceWizard,
  type Step,
  type Wizard,
  type WizardEvent,
} from "./wizard-state.ts";

export interface WizardControls extends Start {
  wizard: Wizard;
  send: (event: WizardEvent) => void;
  /** The step the person was on when the draft was left. */
  leftAt: Step;
  /** Tells the draft where the person is. */
  arriveAt: (step: Step) => void;
}

interface WizardOptions {
  userId: string;
  /** The area from the address; it takes precedence over the draft. */
  handedOver: Partial<Wizard> | null;
  onStarted: (reply: ScrapeReply) => void;
  onSignedOut: () => void;
}

const loadDraft = (userId: string): Draft | null =>
  readDraft(parseJson(tabStorage.read(storageKeys.presetDraft)), userId);

/** The wizard, kept in the tab: a reload, a log-in or a refusal loses nothing. */
export function useWizard(options: WizardOptions): WizardControls {
  const { userId, handedOver, onStarted, onSignedOut } = options;
  const [left] = useState(() => loadDraft(userId));
  const [wizard, send] = useReducer(reduceWizard, {
    ...(left?.wizard ?? freshWizard),
    ...handedOver,
  });
  const leftAt = handedOver ? 1 : (left?.step ?? 1);
  const [step, arriveAt] = useState<Step>(leftAt);
  const isDone = useRef(false);
  const starting = useStart({
    onStarted(reply) {
      isDone.current = true;
      tabStorage.remove(storageKeys.presetDraft);
      onStarted(reply);
    },
    onSignedOut,
  });

  useEffect(() => {
    if (!isDone.current) keepDraft({ userId, step, wizard });
  }, [userId, step, wizard]);

  return {
    ...starting,
    wizard,
    send(event) {
      starting.dismissProblem();
      send(event);
    },
    leftAt,
    arriveAt,
  };
}

type KeptDraft = Pick<Draft, "userId" | "step"> & { wizard: Wizard };
const keepDraft = (draft: KeptDraft): void =>
  void tabStorage.write(storageKeys.presetDraft, JSON.stringify(draft));
