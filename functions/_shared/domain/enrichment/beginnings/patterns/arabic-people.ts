const title =
  /^(?:و?(?:كل من|كلا من)\s+|(?:ال)?(?:سيدة?|دكتورة?|أستاذة?|مهندسة?|معلمة?|حاجة?|شيخة?|طبيبة?|محامية?|مصورة?|صديق\p{L}*|أخت|أخ|أخوين|أخوان|إخوة|إخوان|زوجين|زوجان|شيف|أسطى|كابتن|د)\.?\s+|ال\p{L}{3,}(?:تان|تين|ان|ين|ون)\s+)/u;
const joiner = /^(?:بن|ابن|بنت|أبو|أبي|أم|عبد|آل)$/u;
const stops =
  /^(?:في|عام|سنة|منذ|من|إلى|على|عن|الذي|التي|اللذا?ن|اللتان|وهو|وهي|مع|بعد|قبل|حيث|كان|كانت|هو|هي|هذا|هذه|ثم|أول|بهدف|برفقة|عندما|حين|لي?كون|لتكون|شركت?\p{L}*|مؤسست?\p{L}*|مطعم\p{L}*|مقهى|محل\p{L}*|متجر\p{L}*|مكتب\p{L}*|مركز\p{L}*|عيادت?\p{L}*|ورشت?\p{L}*|استوديو|مخبز\p{L}*|محمصة|صالون|فندق|مدرسة|معهد|وكالة|ال(?:شركة|مؤسسة|مطعم|مقهى|محل|متجر|مكتب|مركز|عيادة|ورشة|استوديو|مخبز|محمصة|صالون|فندق|مدرسة|معهد|وكالة|مشروع))$/u;
/** A verb of the present or an adverbial ends a name, too. */
const isStop = (word: string, count: number): boolean =>
  stops.test(word) || /\d/.test(word) || (count >= 2 && /^[يت]\p{L}{3,}$|ً/u.test(word));

/** The people an Arabic text begins with; a name has two or three parts, "Abd al-" counts with the next. */
export function arabicPeople(text: string): string[] {
  const names: string[] = [];
  const sentence = text.replace(/^\s*[:,–-]\s*/u, "").split(/[.؛:!؟\n(«]/u)[0] ?? "";
  for (const clause of sentence.split("،").slice(0, 5)) {
    // "The brothers Sami and Fadi Khoury" share the last name.
    const shared =
      /^\s*(?:ال)?(?:أخوين|أخوان|شقيقين|شقيقان|زوجين|زوجان) (\p{L}+) و(\p{L}+) (\p{L}+)/u.exec(
        clause,
      );
    if (shared) {
      const [, one = "", other = "", family = ""] = shared;
      names.push(`${one} ${family}`, `${other} ${family}`);
      break;
    }
    const { people, isWhole } = namesOf(clause);
    names.push(...people);
    if (!isWhole) break;
  }
  return names;
}

/** The names a clause begins with, and whether it is nothing else. */
function namesOf(clause: string): { people: string[]; isWhole: boolean } {
  const people: string[] = [];
  let words: string[] = [];
  const partsOf = (): number => words.filter((word) => !joiner.test(word)).length;
  const close = (): void => {
    if (partsOf() >= 2) people.push(words.join(" "));
    words = [];
  };
  const all = untitled(clause.trim()).split(/\s+/).filter(Boolean);
  for (const [at, word] of all.slice(0, 14).entries()) {
    // "and" is one letter in front of the next name.
    const isNext = word.startsWith("و") && word.length > 3 && partsOf() >= 2;
    if (isStop(word, partsOf()) || (partsOf() >= 3 && !isNext)) {
      close();
      return { people, isWhole: false };
    }
    if (isNext) {
      close();
      const rest = untitled([word.slice(1), ...all.slice(at + 1)].join(" "));
      const next = namesOf(rest);
      return { people: [...people, ...next.people], isWhole: next.isWhole };
    }
    words.push(word);
  }
  close();
  return { people, isWhole: people.length > 0 };
}

function untitled(text: string): string {
  let rest = text;
  for (let count = 0; count < 3; count++) rest = rest.replace(title, "");
  return rest;
}

/** "A, the founder". */
export function arabicCaption(sentence: string): string[] {
  const name = /^(\p{L}+(?: \p{L}+){1,4})\s*[،,–-]\s*(?:ال)?(?:شريك )?(?:ال)?مؤسسة?(?!\p{L})/u.exec(
    sentence,
  )?.[1];
  return name === undefined || !/\p{Script=Arabic}/u.test(name) ? [] : arabicPeople(name);
}
