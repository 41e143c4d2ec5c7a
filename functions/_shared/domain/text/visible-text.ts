/**
 * Invisible on its own: spaces, controls, marks without a letter below them, characters fonts skip,
 * and the two symbols that are drawn as nothing.
 */
const unseen = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu;

/** Whether a reader would see nothing of it, whatever it holds. */
export const isBlank = (text: string): boolean => text.replace(unseen, "") === "";

/**
 * Marks that only hide in a text: zero-width spaces, soft hyphens, direction controls, fillers. The
 * joiners, variation selectors and tags that letters and emoji are built with are not among them.
 */
const hidden =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]+/gu;

/** At most the first `maxUnits` UTF-16 units of a text, never ending in half a character. */
export const beginningOf = (text: string, maxUnits: number): string =>
  text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, "");

/** A typed name on one line, without invisible characters; "" if it is blank. */
export const visibleLine = (text: string): string =>
  isBlank(text)
    ? ""
    : text
        .toWellFormed()
        .replace(hidden, "")
        .replace(/[\s\p{Cc}\u2800]+/gu, " ")
        .replace(/^[ \u200c\u200d]+|[ \u200c\u200d]+$/g, "");
