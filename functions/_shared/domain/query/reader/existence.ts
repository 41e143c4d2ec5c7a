import type { Language } from "./lexicon.ts";
import type { Token } from "./token.ts";

/** Small words that are passed over, except beside a field: there they say that it is known. */
const existence: Readonly<Record<Language, RegExp>> = {
  en: /^(exists?|existing|own|(you|we|i) have|(you|we|i) know|recorded|stored|registered|on file)$/,
  de: /^(gibt|gibt es|es gibt|existiert|existieren|haben wir|habe ich|hinterlegt haben|gelistet)$/,
  fr: /^(il y a|y a|existe|existent|dispose|disponibles?|avons nous|enregistrees?|indiquee?)$/,
  es: /^(hay|existen?|tenemos|tengo|tienes|conoces|sabes|disponible|aparecen?|figuran?)$/,
  ar: /^(يوجد|توجد|هناك|موجود|موجوده|لدينا|عندنا|لديك|عندك)$/,
};
const passedOver = ["filler", "be"];
const columns = ["field", "network", "role"];
const nouns = ["type", "subject", "pron", "place"];

/** "hotels where a website exists", "Hotels, bei denen es eine Website gibt": these have one. */
export function existing(
  tokens: readonly Token[],
  language: Language,
  question: string,
): readonly Token[] {
  const exists = ({ kind, text }: Token): boolean =>
    passedOver.includes(kind) && existence[language].test(text);
  return tokens.map((token, at) => {
    const before = tokens.slice(0, at);
    if (!before.some(({ kind }) => nouns.includes(kind))) return token;
    const next = tokens.slice(at + 1).find(({ kind }) => kind !== "filler");
    const following = tokens[at + 1];
    // French writes "or" and "where" alike but for an accent.
    const isWhere = token.text === "ou" && /ù/i.test(question.slice(token.start, token.end));
    if (token.kind === "or" && (isWhere || (following && exists(following)))) {
      return { ...token, kind: "that" };
    }
    if (!exists(token)) return token;
    const last = before.findLast(({ kind }) => kind !== "filler");
    const isOfField = [next, last].some((beside) => columns.includes(beside?.kind ?? ""));
    return isOfField ? { ...token, kind: "have", arg: "" } : token;
  });
}
