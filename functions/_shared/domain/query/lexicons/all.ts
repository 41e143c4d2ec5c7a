import { columnGrammar } from "../column-phrases.ts";
import { type Lexicon, lexiconOf } from "../reader/lexicon.ts";
import { arabicGrammar, arabicRefusals } from "./arabic.ts";
import { englishGrammar } from "./english.ts";
import { englishRefusals } from "./english-refusals.ts";
import { frenchGrammar, frenchRefusals } from "./french.ts";
import { germanGrammar, germanRefusals } from "./german.ts";
import { spanishGrammar, spanishRefusals } from "./spanish.ts";

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
