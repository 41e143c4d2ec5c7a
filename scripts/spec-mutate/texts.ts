import { sections } from "../../tests/web/spec-coverage/all-sections.ts";
import { quotedTexts } from "../../tests/web/spec-coverage/coverage.ts";
import type { Random } from "../stand-ins/index.ts";
import type { Mutant } from "./mutant.ts";

/** Words of the code itself, such as `Home`, can't be changed by their letters alone. */
const isSentence = (text: string): boolean => /^\p{L}.*\s.*[\p{L}.!?:]/u.test(text);

/** Each text of the coverage table that a browser test shows, with one letter changed. */
export function textMutants(random: Random): Mutant[] {
  return sections.flatMap(({ shown }) =>
    shown
      .filter(({ file }) => file.startsWith("tests/journeys/"))
      .flatMap(({ file, test, rules }) =>
        rules.flatMap((rule) =>
          quotedTexts(rule)
            .filter(isSentence)
            .map((text) => ({
              rule,
              file,
              test,
              inFiles: /\.(js|html)$/,
              find: text,
              instead: withOtherLetter(text, random),
            })),
        ),
      ),
  );
}

/** `Try Chat Now` // => `Try Ckat Now` */
function withOtherLetter(text: string, random: Random): string {
  const places = [...text.matchAll(/[a-y]/g)].map(({ index }) => index);
  const place = places[random.between(0, places.length - 1)] ?? 0;
  const other = String.fromCharCode(text.charCodeAt(place) + 1);
  return text.slice(0, place) + other + text.slice(place + 1);
}
