import { remembered } from "../text/remembered.ts";
import type { Line } from "./page.ts";

/** Words by which somebody else signs a site: who built it, who hosts it, whose pictures are on it. */
const credits =
  /(?<!\p{L})(web ?sites? (design(ed)?|by|development|created|built|powered|hosting)|web ?design(ed)?|(site|website|page|design|designed|built|created|developed|crafted|powered|hosted|realized|maintained|theme|template|photos?|photography|marketing|seo) (and \w+ )?by|web (development|agency|solutions?|hosting|studio|master)|webmaster|umsetzung|realisi?er(ung|t)|realisation|réalisation|conception (du site|graphique|web)|création (du )?site|créé par|agence web|hébergement|hébergeur|hosting(provider)?|provider|gestaltung|programmierung|technische (umsetzung|betreuung)|konzept|bildnachweis|fotograf|diseño web|diseñado por|desarrollado por|desarrollo web|realizzazione|realizzato da|sito (web )?(di|by|realizzato)|ontwerp|gemaakt door|ontwikkeld door|webbureau|websitebouw|vormgeving|desenvolvido por|criação|strona(?: internetowa)? by|tvorba|laget av|webbyrå|digital agency|internetagentur|werbeagentur|webagentur)(?!\p{L})|\b(web)?design\s?[:&]|\bfotos?\s?:/iu;
/** Offices that every data protection notice names. */
const authorities =
  /(?<!\p{L})(datenschutz(beauftragte|behörde|aufsicht)\w*|aufsichtsbehörde|landesbeauftragte\w*|data protection (officer|authority|commissioner)|information commissioner|supervisory authority|cnil|garante (per la|della) (protezione|privacy)|agencia española de protección|autoriteit persoonsgegevens|verbraucherschlichtung\w*|schlichtungsstelle|streitbeilegung|online dispute|odr|médiateur|mediation)(?!\p{L})/iu;
/** Names of elements that may hold others' voices, and words in such a name that say it doesn't. */
const reviewName =
  /testimonial|(?<!p)review|guestbook|comment(?!ary)|kundenstimm|bewertung|temoignage|opiniones|recension|^avis$|^avis[-_]?client|(?<![a-z])quotes?(?![a-z])|blockquote/i;
const notReview =
  /(^|[-_])(us|links?|btn|button|icons?|forms?|free|get|request|ask|no|leave|write|badge|count|closed|open|off|preview|overview|instant|online)([-_]|$)/i;
const articlePath =
  /(^|[\s_-])(press-?release|news-?item|article-body|blog-?post|entry-content-news|tweet|timeline)([\s_-]|$)/i;

/** Whether the line, or the one before it, attributes its content to another business. */
export function isCredit(lines: readonly Line[], at: number, found: string): boolean {
  const line = lines[at]?.text ?? "";
  const place = line.indexOf(found);
  // In a long line only nearby words count, and a dash or a bar ends a credit.
  const near = place < 0 ? line.slice(0, 300) : partAround(line, place, place + found.length);
  if (credits.test(near)) return true;
  const before = lines[at - 1];
  return (
    line.length < 80 && before !== undefined && before.text.length < 80 && credits.test(before.text)
  );
}

function partAround(line: string, start: number, end: number): string {
  const before = line.slice(Math.max(0, start - 120), start).split(/[|•·]/);
  const own = before.at(-1) ?? "";
  const lead = own.trim() === "" && before.length > 1 ? `${before.at(-2)} ` : own;
  return `${lead}${line.slice(start, end)}${line.slice(end, end + 60).split(/[|•·]/)[0]}`;
}

export function isAuthority(lines: readonly Line[], at: number): boolean {
  return lines
    .slice(Math.max(0, at - 6), at + 1)
    .some(({ text, heading }) => authorities.test(text) || authorities.test(heading));
}

/** Whether an element around says by its name that customers speak in it. */
export const isReview = remembered(
  (path) =>
    reviewName.test(path) &&
    path.split(" ").some((name) => reviewName.test(name) && !notReview.test(name)),
);
export const isArticle = remembered((path) => articlePath.test(path));
