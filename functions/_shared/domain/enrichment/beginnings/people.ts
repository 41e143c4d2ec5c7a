import { fold } from "../../text/fold.ts";
import { isFamousPlace } from "../areas/gazetteer.ts";
import { isTraderOrHouse } from "../areas/traders.ts";
import { arabicNamesIn } from "./arabic-people.ts";
import { maskOf } from "./cues/classes.ts";
import { isGivenName } from "./given-names.ts";
import type { Sentence, Token } from "./passages.ts";
import type { Person } from "./person.ts";

const namesMax = 12;
const partsMax = 5;
const capital = /^\p{Lu}/u;
const namePart =
  /^(?:\p{Lu}[\p{Ll}'’]+|\p{Lu}['’]\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}*(?:[-'’]?\p{Lu}\p{Ll}+)+)(?:-\p{Lu}\p{Ll}+)*$/u;
const initial = /^\p{Lu}$/u;
const particle =
  /^(?:van|von|vom|zu|de|der|den|di|da|del|della|la|le|du|dos|ter|ten|el|al|bin|ibn|ben)$/u;
const article = /^(?:der|den|ter|ten)$/u;
const joiner = /^(?:und|and|et|y|e|&|mit|with)$/iu;
const relative =
  /^(?:his|her|their|ihrem?|ihr|seiner?|sein|son|sa|su|wife|husband|brother|sister|frau|mann|bruder|schwester|femme|mari|frère|soeur|mujer|marido|hermano|hermana|partner|partnerin|friend|freund|freundin)$/iu;
const title =
  /^(?:dr|dra|dre|mr|mrs|ms|miss|prof|rev|capt|captain|chef|sir|lady|maitre|herrn?|frau|mme|mlle|madame|monsieur|me|sr|sra|don|dona|doctor|doctora|doctores|docteur|docteure|lic|licenciado|licenciada|ing|mag|dipl|med|dent|vet|ingeniero|profesor|profesora|padre|hermanos|freres|bruder|doctors|professor|la|el|los|les|familie|familia|famille|family)$/u;
/** Words with a capital at a sentence's start, or in a title, that no name begins with. */
const starter =
  /^(?:als|mein|meine|unser|unsere|der|die|das|den|dem|when|the|in|so|our|my|his|her|and|but|then|il|elle|le|la|les|en|el|los|las|su|sus|mi|nuestro|nuestra|wir|nach|heute|today|since|von|mit|fur|was|wer|diese|dieser|ihr|ihre|im|am|ich|es|dad|mum|founder|founders|owner|by|from|for|inhaber|inhaberin|hijo|como|cuando|con|hoy|desde|depuis|avec|chez|dans|pour|para|por|after|before|while|once|back|here|meet|contact|about|hi|hello|hallo|bonjour|hola|c'est|qui|quand|lorsque|mon|ma|notre|nos|seit|seine|sein|at|on|we|i|it|as|also|and|both|photo|foto|photos|fotos|text|bild|un|une|una|ein|eine|soy|damals|dann|later|luego|despues|puis|ensuite|aqui|this|that|there|with|without|now|nun|fundado|fundada|corria|old|young|young|great|us|i'm|i’m|i've|we're|zum|zur|beim|fur|alle|jede|unter|uber|bei|aus|ab|bis|nur|nous|vous|tout|toute|chaque|cet|cette|ce|ces|sous|sans|entre|pendant|todo|toda|cada|este|esta|estos|sin|entre|all|every|no|not|you|your|who|what|where|why|how|bad|sankt|dre|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|hundert|jahre|years|ans|two|three|four|five|deux|trois|quatre|dos|tres|cuatro|year|jahr|start|kleine|kleiner|grosse|neue|neuer|neues|alte|alter|petit|petite|grand|grande)$/u;
const notNames =
  /^(?:company|services?|inc|ltd|llc|gmbh|group|center|centre|street|road|avenue|city|county|foundation|association|university|school|church|award|team|story|history|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|strasse|gasse|weg|platz|allee|rue|place|boulevard|calle|avenida|plaza|impressum|datenschutz|copyright|club|verein|bank|hotel|trust|museum|hospital|clinic|park|market|festival|bridge|hall)$/u;
const kinOrRole = maskOf(["kin", "role", "career", "business", "founder", "today", "customer"]);

const known = new WeakMap<Sentence, readonly Person[]>();

/** The people whom a sentence names with first and last name. */
export function peopleIn(sentence: Sentence): readonly Person[] {
  const found = known.get(sentence) ?? peopleOf(sentence);
  known.set(sentence, found);
  return found;
}

function peopleOf(sentence: Sentence): Person[] {
  if (/\p{Script=Arabic}/u.test(sentence.text)) return arabicNamesIn(sentence);
  const people: Person[] = [];
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length && people.length < namesMax; at++) {
    if (!isNamePart(tokens[at])) continue;
    const end = runEnd(tokens, at);
    const found = nameIn(tokens, at, end);
    if (found) {
      people.push(...givenBefore(tokens, found), found);
      people.push(...givenAfter(tokens, found));
    }
    at = end - 1;
  }
  return people;
}

function isNamePart(token: Token | undefined): boolean {
  if (token === undefined || !capital.test(token.text)) return false;
  return namePart.test(token.text) || initial.test(token.text);
}

/** Where a run of name parts, initials, particles and nicknames ends. */
function runEnd(tokens: readonly Token[], start: number): number {
  let end = start + 1;
  for (let at = end; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (token === undefined || before === undefined) break;
    const follows = token.at - before.end <= 1;
    if (!follows) break;
    if (isNamePart(token)) end = at + 1;
    else if (token.text === "." && (initial.test(before.text) || title.test(before.word)))
      end = Math.max(end, at);
    else if (/^[“”"„‘’«»(]$/u.test(token.text)) {
      // Henry “Hal” Finch
      const isNick =
        isNamePart(tokens[at + 1]) &&
        /^[“”"‘’«»)]$/u.test(tokens[at + 2]?.text ?? "") &&
        isNamePart(tokens[at + 3]);
      if (!isNick) break;
      at += 2;
    } else if (!particle.test(token.text) || !nameFollows(tokens, at)) break;
    // "Karl Weber den Betrieb", but "Jan van den Berg"
    else if (article.test(token.text) && !/^(?:van|von|op|aan|zu|in)$/iu.test(before.text)) break;
  }
  return end;
}

const nameFollows = (tokens: readonly Token[], at: number): boolean =>
  isNamePart(tokens[at + 1]) ||
  (particle.test(tokens[at + 1]?.text ?? "") && isNamePart(tokens[at + 2]));

const isDull = ({ word, cues, text }: Token): boolean =>
  starter.test(word) ||
  title.test(word) ||
  ((cues & kinOrRole) !== 0 && !isGivenName(text)) ||
  tradesman.test(word);
const tradesman =
  /^(?:mechaniker|schreiner|tischler|backer|koch|gartner|lehrer|kauffrau|kaufmann|friseur|optiker|ingenieur|architekt|fotograf|erzieher|physiotherapeut|zimmerer|maurer|maler|schneider|sattler|buchbinder|drucker|konditor|landwirt|winzer|informatiker|elektriker)(?:in)?$|\p{L}{3,}(?:meister|meisterin|mutter|vater|arzt|arztin|anwalt|anwaltin|gesellin|optiker|optikerin|mechaniker|lehrer|lehrerin|besitzer|chefin|maler|techniker|innen|trainer|trainerin|bauer|bauerin|architekt|architektin)$/u;

function nameIn(tokens: readonly Token[], start: number, end: number): Person | null {
  let from = start;
  let to = end;
  while (endsWithTrade(tokens, start, to)) to -= 1;
  const known = tokens
    .slice(start, to)
    .findIndex(({ text, word }) => isGivenName(text) && !title.test(word));
  if (known > 0 && to - start - known >= 2) from = start + known;
  else {
    while (from < to && (!isNamePart(tokens[from]) || isDull(tokens[from] as Token))) from += 1;
  }
  while (from > start && initial.test(tokens[from - 1]?.text ?? "")) from -= 1;
  if (isMonsieur(tokens, from, to)) from += 2;
  const parts = tokens.slice(from, to);
  const names = parts.filter(({ text }) => isNamePart({ text } as Token));
  const last = parts.at(-1);
  if (names.length < 2 || names.length > partsMax || last === undefined) return null;
  if (initial.test(last.text) || parts.some(({ word }) => notNames.test(word))) return null;
  if (starter.test(last.word) || isTraderOrHouse(last.word)) return null;
  const name = nameOf(parts).replace(/^[QqDdLl]u?['’](?=\p{Lu}\p{Ll})/u, "");
  if (isFamousPlace(name)) return null;
  return { name, from, to, isShared: false };
}

/** "Nadja Frei Mechanikerin", but not "Dr. Anna Schneider" or "Hans Peter Koch". */
function endsWithTrade(tokens: readonly Token[], start: number, to: number): boolean {
  const last = tokens[to - 1];
  const before = tokens[to - 2];
  if (last === undefined || before === undefined || !isDull(last)) return false;
  const names = tokens.slice(start, to - 1).filter((token) => isNamePart(token) && !isDull(token));
  return names.length >= 2 && !isGivenName(before.text);
}

/** "M. Robert Dubois" */
const isMonsieur = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]?.text === "M" &&
  tokens[from + 1]?.text === "." &&
  to - from >= 4 &&
  !initial.test(tokens[from + 2]?.text ?? "");

function nameOf(parts: readonly Token[]): string {
  let name = "";
  for (const [at, { text, at: start }] of parts.entries()) {
    const before = parts[at - 1];
    name += (before && start > before.end ? " " : "") + text;
  }
  return name.trim();
}

/** "Ruth and Karl Finch", "Ruth, Karl and Bo Finch": given names in front share the surname. */
function givenBefore(tokens: readonly Token[], { from, to, name }: Person): Person[] {
  const surname = name.split(" ").at(-1) ?? "";
  const joint = tokens[from - 1];
  let at = from - 2;
  if (joint !== undefined && relative.test(joint.word)) {
    while (at >= 0 && relative.test(tokens[at]?.word ?? "")) at -= 1;
    if (!joiner.test(tokens[at]?.text ?? "")) return [];
    at -= 1;
  } else if (!joiner.test(joint?.text ?? "")) return [];
  const people: Person[] = [];
  for (let count = 0; count < 3; count++) {
    const given = tokens[at];
    const before = tokens[at - 1];
    const isOne =
      given !== undefined &&
      namePart.test(given.text) &&
      !isDull(given) &&
      !(before && isNamePart(before) && !isDull(before)) &&
      !particle.test(before?.text ?? "");
    if (!isOne || given === undefined) break;
    people.unshift({ name: `${given.text} ${surname}`, from: at, to, isShared: true });
    if (before?.text !== ",") break;
    at -= 2;
  }
  return people;
}

/** "Karl Finch and his wife Ruth" */
function givenAfter(tokens: readonly Token[], { to, from, name }: Person): Person[] {
  if (!joiner.test(tokens[to]?.text ?? "") || !relative.test(tokens[to + 1]?.word ?? "")) return [];
  let at = to + 1;
  while (relative.test(tokens[at]?.word ?? "")) at += 1;
  const given = tokens[at];
  const isOne = given && isGivenName(given.text) && !isNamePart(tokens[at + 1]);
  return isOne
    ? [{ name: `${given.text} ${name.split(" ").at(-1) ?? ""}`, from, to: at + 1, isShared: true }]
    : [];
}

/** The words by which two spellings of a name are compared. */
export const nameWords = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** "Henry (Hal) Finch" and "Hal Finch" are one man. */
export function isSamePerson(a: string, b: string): boolean {
  const [x, y] = [nameWords(a), nameWords(b)];
  const [short, long] = x.length <= y.length ? [x, y] : [y, x];
  return short.every((word) => long.includes(word));
}
