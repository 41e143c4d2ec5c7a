import { maskOf } from "./cues/classes.ts";
import { isGivenName } from "./given-names.ts";
import type { Sentence, Token } from "./passages.ts";
import type { Person } from "./person.ts";

const partsMax = 4;
/** Titles, kin and trades in front of a name, folded. */
const title =
  /^[وف]?(?:ال)?(?:سيده?|سيدة|دكتوره?|دكتورة|استاذه?|استاذة|مهندسه?|مهندسة|معلمه?|معلمة|حاجه?|حاجة|شيخه?|شيخة|طبيبه?|طبيبة|محاميه?|محامية|صيدلي|صيدلانيه?|كابتن|شيف|اسطى|مرحوم|مرحومه|مدقق|قانوني|خواجه|خواجا|مصوره?|مصورة|نجار|جد|جده|جدنا|جدي|جدة|اكبر|والدي|والده?|والدنا|والد|عم|عمي|اخوين|اخوان|شقيقين|شقيقان|زوجين|زوجان|زوجته?|زوجها|زميلته?|زميله|زميلها|شريكه?|شريكته|صديقه|صديقته?|صديقها|صديقتها|ابنه|ابنته|حفيده?|حفيدته|اخيه|اخوه|اخته|معلمها|مؤسسها|موسسها|لاعب|كل|من|لاله|لالة|لالا|للا|مدام|اخصائيه?|اخصائية|بطل|عازف|ضابط|موظف)$/u;
const joining = /^(?:بن|ابن|بنت|ابو|ابي|ام|عبد|ال|ايت|ولد|با)$/u;
const stop =
  /^(?:في|عام|سنه|سنة|منذ|من|الى|على|عن|الذي|التي|اللذان|اللتان|وهو|وهي|مع|بعد|قبل|حيث|كان|كانت|هو|هي|هذا|هذه|ثم|اول|بهدف|برفقه|برفقة|عندما|حين|ليكون|لتكون|قد|وقد|ان|او|ما|لا|لم|له|لها|كل|بين|كما|اليوم|عند|لدى|حتى|اذ|هما|كلا|وكان|وكانت|شغال|فلاحا|موظفا|نجارا|اللي|وبعدين|رحمه|رحمها|الله|الا|ألا|كي|لكي|لكن|ولكن|بل|دون|غير|عبر|ضمن|خلال|قرب|امام|أمام|داخل|خارج|رغم|سوى|أن|إلى|لأن|تركت|درست|بالبنك)$/u;
/** Verbs of a story, an adverbial's ending, a word with a preposition before the article. */
const verb =
  /^(?:[يت]\p{L}{3,}|\p{L}{3,}ا|[ولب]ال\p{L}+|لل\p{L}+|[وف](?:اسس|انشا|افتتح|فتح|بدا)\p{L}*)$/u;
const leading = maskOf([
  "found",
  "start",
  "step",
  "founder",
  "by",
  "kin",
  "iam",
  "they",
  "descent",
  "took",
  "today",
]);
const others = maskOf(["business", "house", "modest", "copy", "member", "award", "media"]);

const isLetters = ({ word }: Token): boolean => /^\p{Script=Arabic}/u.test(word);

/**
 * Arabic has no capitals: a name begins after a title, after a word that tells of a beginning, at
 * the start of a line, or with a known first name.
 */
export function arabicNamesIn(sentence: Sentence): Person[] {
  const { tokens } = sentence;
  const people: Person[] = [];
  let at = 0;
  while (at < tokens.length && people.length < 12) {
    const token = tokens[at];
    if (token === undefined || !isLetters(token) || !mayBegin(tokens, at)) {
      at += 1;
      continue;
    }
    const names = namesFrom(tokens, at);
    people.push(...names);
    at = Math.max(at + 1, names.at(-1)?.to ?? 0);
  }
  return people;
}

const captionWordsMax = 5;

/** "and" is one letter in front of the next name. */
const joined = (text: string): string | null =>
  /^و\p{L}{3,}/u.test(text) && !isGivenName(text) && isGivenName(text.slice(1))
    ? text.slice(1)
    : null;
const isKnown = (text: string): boolean => isGivenName(text) || joined(text) !== null;

const titlesMax = 3;

/** "the late painter Sami": a known name after words with an article. */
function isTitle(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next <= at + titlesMax; next++) {
    const { word = "", text = "" } = tokens[next] ?? {};
    if (isGivenName(text)) return next > at;
    if (!/^[وف]?ال\p{L}{3,}/u.test(word)) return false;
  }
  return false;
}

function mayBegin(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || title.test(token.word) || stop.test(token.word)) return false;
  if (isKnown(token.text)) return true;
  if (isTitle(tokens, at)) return false;
  if (/^و\p{L}{3,}/u.test(token.text)) return false;
  if (before === undefined) return tokens.length <= captionWordsMax;
  if (title.test(before.word) || (before.cues & leading) !== 0) return true;
  return /^[:،,–—-]$/.test(before.text) && tokens.length <= captionWordsMax;
}

function isPart(tokens: readonly Token[], at: number, count: number): boolean {
  const token = tokens[at];
  if (token === undefined || !isLetters(token)) return false;
  const { word, text, cues } = token;
  if (joining.test(word)) return true;
  if (stop.test(word) || word === "و" || title.test(word) || /ً/u.test(text)) return false;
  if (isGivenName(text)) return true;
  if ((cues & leading) !== 0 || (cues & others) !== 0) return false;
  if (count < 1) return word.length >= 3 && (!verb.test(word) || joined(text) !== null);
  if (/^[يت]\p{L}{4,}$/u.test(word) || verb.test(word)) return false;
  // A third word that belongs to nobody begins the rest of the sentence.
  return count < 2 || /^ال|ي$/u.test(word) || joining.test(tokens[at - 1]?.word ?? "");
}

/** One name, or two that share the last one: "sami and fadi khoury". */
function namesFrom(tokens: readonly Token[], from: number): Person[] {
  const words: string[] = [];
  let count = 0;
  let to = from;
  for (let at = from; at < tokens.length && count < partsMax; at++) {
    const token = tokens[at];
    const follows = at === from || (token?.at ?? 0) - (tokens[at - 1]?.end ?? 0) <= 1;
    const isNext =
      count >= 1 && /^و\p{L}{3,}/u.test(token?.text ?? "") && !isGivenName(token?.text ?? "");
    if (!follows || token === undefined || isNext || !isPart(tokens, at, count)) break;
    words.push((count === 0 ? joined(token.text) : null) ?? token.text);
    to = at + 1;
    if (!joining.test(token.word)) count += 1;
  }
  if (count === 1) return shared(tokens, from, to, words.join(" "));
  if (count < 2) return [];
  return [{ name: words.join(" "), from, to, isShared: false }];
}

/** "sami and fadi khoury", with "and" alone or in front of the second name. */
function shared(tokens: readonly Token[], from: number, to: number, given: string): Person[] {
  const isAlone = tokens[to]?.text === "و";
  const next = isAlone ? tokens[to + 1]?.text : joined(tokens[to]?.text ?? "");
  const at = to + (isAlone ? 2 : 1);
  if (next === undefined || next === null || !isGivenName(next) || !isPart(tokens, at, 1))
    return [];
  const family = tokens[at]?.text ?? "";
  return [given, next].map((one) => ({
    name: `${one} ${family}`,
    from,
    to: at + 1,
    isShared: true,
  }));
}
