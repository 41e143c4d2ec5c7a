import { columnGrammar } from "../column-phrases.ts";
import { type Lexicon, lexiconOf } from "../reader/lexicon.ts";
import { arabicGrammar } from "./arabic.ts";
import { arabicRefusals } from "./arabic-refusals.ts";
import { englishGrammar } from "./english.ts";
import { englishRefusals } from "./english-refusals.ts";
import { frenchGrammar } from "./french.ts";
import { frenchRefusals } from "./french-refusals.ts";
import { germanGrammar } from "./german.ts";
import { germanRefusals } from "./german-refusals.ts";
import { spanishGrammar } from "./spanish.ts";
import { spanishRefusals } from "./spanish-refusals.ts";

let lexicons: readonly Lexicon[] | undefined;

/** Built when the first question comes: other requests of the process need none. */
export function allLexicons(): readonly Lexicon[] {
  lexicons ??= [
    lexiconOf("en", englishGrammar, columnGrammar("en"), englishRefusals),
    lexiconOf("de", germanGrammar, columnGrammar("de"), germanRefusals),
    lexiconOf("fr", frenchGrammar, columnGrammar("fr"), frenchRefusals),
    lexiconOf("es", spanishGrammar, columnGrammar("es"), spanishRefusals),
    lexiconOf("ar", arabicGrammar, columnGrammar("ar"), arabicRefusals),
  ];
  return lexicons;
}
