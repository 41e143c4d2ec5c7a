import { type Bounds, edges } from "#domain/area/area.ts";

export interface Choice {
  area: Bounds | null;
  place: string | null;
}

/** The areas "Undo" returns to, newest last. */
export interface AreaHistory {
  past: readonly Choice[];
  /** The last change that may still continue: its edge and its time. */
  last: { edge: string | null; atMs: number };
}

export const noHistory: AreaHistory = { past: [], last: { edge: null, atMs: 0 } };

const stepsKept = 50;
const sameMoveMs = 800;

/** Keeps the previous areas. Quick steps of one edge, such as from a held key, are one change. */
export function remember(
  { past, last }: AreaHistory,
  { before, next, atMs }: { before: Choice; next: Bounds; atMs: number },
): AreaHistory {
  const edge = movedEdge(before.area, next);
  const goesOn = edge !== null && edge === last.edge && atMs - last.atMs < sameMoveMs;
  return {
    past: goesOn ? past : [...past, before].slice(-stepsKept),
    last: { edge, atMs },
  };
}

/** The history without its last choice, and that choice; null where there is none. */
export function goBack({ past }: AreaHistory): { choice: Choice; history: AreaHistory } | null {
  const choice = past.at(-1);
  return choice ? { choice, history: { ...noHistory, past: past.slice(0, -1) } } : null;
}

/** The one edge that differs, or null. */
function movedEdge(before: Bounds | null, next: Bounds): string | null {
  if (!before) return null;
  const moved = edges.filter((edge) => before[edge] !== next[edge]);
  return moved.length === 1 ? (moved[0] ?? null) : null;
}
