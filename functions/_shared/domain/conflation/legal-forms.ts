import { wordsIn } from "./plain-letters.ts";

/** Written beside the name or, where words have no spaces, as a part of it. */
const attachedForms = `株式会社 有限会社 合同会社 合資会社 合名会社 股份有限公司 有限責任公司 有限责任公司 有限公司
  주식회사 유한회사 บริษัท จำกัด`;

/** Legal forms: one source writes them, the other doesn't. */
const forms: ReadonlySet<string> = new Set(
  wordsIn(`ltd limited llc inc incorporated corp corporation plc llp pllc lp pc pa pty
  gmbh mbh ag kg kgaa ohg ug ek gbr eg sarl sas sasu eurl snc sa sl slu slp srl sprl bvba bv nv lda
  ltda eireli oy oyj ab as asa aps kft zrt doo dd sro spol jsc pvt fze fzco dba dr md dds dmd do od dc facs cpa esq
  nmls cfp cfa lmft lcsw lpc phd
  ооо оао зао пао ао ип тоо гмбх ллц тов фоп оод еоод доо
  αε οε εε επε ικε αβεε
  ذمم شمم شذمم شمل محدودة בעמ
  株 有 주 유 มหาชน หจก ${attachedForms}`),
);

const attached = ((): RegExp => {
  const longestFirst = wordsIn(attachedForms).sort((a, b) => b.length - a.length);
  const any = longestFirst.join("|");
  return new RegExp(`^(?:${any})(?=..)|(?<=..)(?:${any})$`, "gu");
})();

/** One or two letters, which may as well be a name. */
const short = /^.{1,2}$/u;
const isLatin = (word: string): boolean => /^[a-z]/.test(word);

/** A name's words without its legal forms; short ones count at its ends only: "AB Nails" is a name. */
export function withoutForms(words: readonly string[]): string[] {
  const left = words.map((word) => word.replace(attached, ""));
  const isForm = (word: string | undefined): boolean => word !== undefined && forms.has(word);
  while (isForm(left.at(-1)) || (left.at(-1) === "and" && left.length > 1)) left.pop();
  // "ИП Ромашка", but "SA Nails" is a name.
  while (isForm(left[0]) && !isLatin(left[0] ?? "")) left.shift();
  return left.filter((word) => !isForm(word) || (short.test(word) && word !== "dr"));
}
