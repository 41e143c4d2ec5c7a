import { useState } from "react";
import type { Bounds } from "#domain/area/area.ts";
import { type AreaHistory, type Choice, goBack, noHistory, remember } from "./area-history.ts";

/** `place`: its name when one was searched for, null for "no place any more", else it is kept. */
export type OnChoose = (area: Bounds | null, place?: string | null) => void;

interface AreaChoice {
  choose: (area: Bounds, place?: string | null) => void;
  canUndo: boolean;
  /** Undoes one change; returns the resulting area. */
  undo: () => Choice | null;
}

/** Choosing an area, with a way back. */
export function useAreaChoice(current: Choice, onChoose: OnChoose): AreaChoice {
  const [history, setHistory] = useState<AreaHistory>(noHistory);
  return {
    choose(next, place) {
      setHistory((kept) => remember(kept, { before: current, next, atMs: Date.now() }));
      onChoose(next, place);
    },
    canUndo: history.past.length > 0,
    undo() {
      const back = goBack(history);
      if (!back) return null;
      setHistory(back.history);
      onChoose(back.choice.area, back.choice.place);
      return back.choice;
    },
  };
}
