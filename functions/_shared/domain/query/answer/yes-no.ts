import { fold } from "../../text/fold.ts";
import type { Language } from "../reader/lexicon.ts";

/** The beginnings of questions whether there is any. */
const beginnings: Readonly<Record<Language, readonly string[]>> = {
  en: ["is there", "are there", "isn't there", "aren't there", "do you have any", "does any"],
  de: ["gibt es", "gibts", "gibt's", "existiert", "existieren"],
  fr: ["y a-t-il", "y a t il", "est-ce qu'il y a", "est ce qu'il y a", "existe-t-il"],
  es: ["¿hay", "¿existe", "¿existen"],
  ar: ["هل"],
};

/** Whether a question wants a yes or a no before anything else. */
export function wantsYesOrNo(question: string, language: Language): boolean {
  const asked = `${fold(question).replace(/[’`]/g, "'")} `;
  return beginnings[language].some((beginning) => asked.startsWith(`${fold(beginning)} `));
}
