import type { Entry, Preset } from "./plan/preset.ts";
import { namesOf } from "./reader/names.ts";
import { keyOf, piecesOf } from "./reader/tokens.ts";

/** "in Monaco" where the preset is called Monaco: its place in the question. */
export interface OwnPlace {
  start: number;
  end: number;
  text: string;
}

const within = new Set(
  "in within across around throughout inside over all en a dans sur في".split(" "),
);
/** Beside one of these another place is meant as well, or this one is excluded. */
const joining = new Set(
  "and or vs versus than not outside except but und oder et ou y o e".split(" "),
);
const nameMin = 4;
/** Rows of another place that may be among those of a preset named after one: one in five. */
const othersMax = 0.2;
/** So few of the known rows are a stray value: the preset's name is meant. */
const strayMax = 0.05;

/**
 * Where a question names the place that the preset itself is named after. The column of places is
 * often empty on the map: filtering by it would leave most of the preset's businesses out.
 */
export function ownPlaceIn(question: string, preset: Preset): OwnPlace | undefined {
  const own = keyOf(preset.name).split(" ");
  const pieces = piecesOf(question);
  const { places } = namesOf(preset);
  for (const [at, piece] of pieces.entries()) {
    if (at === 0 || piece.text !== own[0] || !within.has(pieces[at - 1]?.text ?? "")) continue;
    const length = own.findIndex((word, more) => pieces[at + more]?.text !== word);
    const to = at + (length < 0 ? own.length : length);
    const words = (end: number): string =>
      pieces
        .slice(at, end)
        .map(({ text }) => text)
        .join(" ");
    const longer = [1, 2, 3].some(
      (more) => to + more <= pieces.length && places.has(words(to + more)),
    );
    const around = [pieces[at - 2], pieces[to]];
    const isJoined = around.some((next) => next && (joining.has(next.text) || next.text === ","));
    const name = words(to);
    if (longer || isJoined || name.length < nameMin || !isWhole(places.get(name), preset)) continue;
    const [first, last] = [pieces[at - 1], pieces[to - 1]];
    if (!first || !last) continue;
    const span = { start: first.start, end: last.end };
    return { ...span, text: question.slice(piece.start, last.end) };
  }
  return undefined;
}

/** Nearly all rows whose place is known are there, or hardly any, and not all places are known. */
function isWhole(entries: readonly Entry[] | undefined, preset: Preset): boolean {
  return (entries ?? []).every(({ field, rows }) => {
    if (field === "street" || field === "postcode" || field === "socials") return true;
    const known = preset.known(field as "city");
    const isNearlyAll = rows >= known * (1 - othersMax);
    return known < preset.rows && (isNearlyAll || rows <= known * strayMax);
  });
}
