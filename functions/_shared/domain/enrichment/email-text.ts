import { withoutMarked } from "./page.ts";
/**
 * Addresses in a line of text, also where a person has to read them: `info [at] cafe [punkt] de`,
 * `info(arroba)cafe.es`, `info @ cafe.fr`.
 */
export function addressesIn(text: string): string[] {
  if (!mayHold.test(text)) return [];
  return [...plainText(text).matchAll(address)].flatMap(([, value]) => value ?? []);
}

const atWords =
  "at|@|ät|aet|arroba|arobase|arobas|chiocciola|chiocciolina|apenstaart(?:je)?|klammeraffe|affenschwanz|malpa|małpa|zavináč|zavinac|kukac|snabel-?a|alfakrøll|krøllalfa|miukumauku|собака|chez|en|ad|bei|a";
const dotWords =
  "dot|punkt|punto|point|punt|ponto|piste|tecka|tečka|kropka|prikk|punkts|точка|nokta|ponto|d0t|\\.";
const open = "[\\[({<|*_~]+";
const close = "[\\])}>|*_~]+";

const mayHold = new RegExp(
  `@|＠|%40|${open}\\s*(?:${atWords})\\s*${close}|\\s(?:at|arroba|arobase|chiocciola|apenstaartje|собака|-at-)\\s|-at-`,
  "i",
);
const bracketedAt = new RegExp(`\\s*${open}\\s*(?:${atWords})\\s*${close}\\s*`, "gi");
const bracketedDot = new RegExp(`\\s*${open}\\s*(?:${dotWords})\\s*${close}\\s*`, "gi");
/** Bare words count only when both are written out: "at" alone is a word of every second sentence. */
const bareWords =
  /([\w.+-]+)\s+(?:at|arroba|arobase|chiocciola|apenstaartje|ät|собака|-at-)\s+([\w-]+(?:(?:\s+(?:dot|punkt|punto|point|punt|ponto|точка)\s+|\.)[\w-]+)*\s+(?:dot|punkt|punto|point|punt|ponto|точка)\s+[a-z]{2,10})(?![\w])/gi;
const spacedDot = /\s+(?:dot|punkt|punto|point|punt|ponto|точка)\s+/gi;
const dashedAt = /([\w.]+)-at-([\w-]+\.[a-z]{2,})/gi;
/** Only where a mail word goes before, else "us @ cafe.example" would be one. */
const spacedAt =
  /((?:e-?mail|mail|correo|courriel|contact|kontakt|info)\s*[:|]?\s*[^@]{0,40}?[\w.+-]+)\s*@\s*([\w-]+(?:\s?\.\s?[\w-]+)+)/gi;
const generalAt =
  /\b(info|contact|kontakt|office|mail|post|sales|hello|bookings?|reservations?|contacto|contato|support)\s*@\s*([\w-]+(?:\.[\w-]+)+)/gi;

const address =
  /(?:^|[^\p{L}\p{N}._%+'&/=-])['"]?((?:[\p{L}\p{N}_%+&-](?:[\p{L}\p{N}._%+&'-]{0,62}[\p{L}\p{N}_+&-])?)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:[a-z]{2,18}|xn--[a-z\d-]{2,50}|[\p{L}]{2,12}))(?![\p{L}\p{N}@_-])/giu;

function plainText(text: string): string {
  const plain = withoutMarked(text)
    .replaceAll("＠", "@")
    .replace(/(\w)%40(\w)/g, "$1@$2")
    .replace(bracketedAt, "@");
  return (plain.includes("@") ? plain.replace(bracketedDot, ".") : plain)
    .replace(
      bareWords,
      (_, local: string, host: string) => `${local}@${host.replace(spacedDot, ".")}`,
    )
    .replace(/@([\w-]+(?:\s+(?:dot|punkt|punto|point|punt|ponto|точка)\s+[\w-]+)+)/gi, (whole) =>
      whole.replace(spacedDot, "."),
    )
    .replace(dashedAt, "$1@$2")
    .replace(spacedAt, (_, local: string, host: string) => `${local}@${host.replace(/\s/g, "")}`)
    .replace(generalAt, "$1@$2");
}

/** `%20info@cafe.example?subject=Hi` // => ["info@cafe.example"] */
export function addressesInMailto(href: string): string[] {
  const at = href.search(/mailto:/i);
  if (at < 0) return [];
  const [list = "", query = ""] = href.slice(at + 7).split("?");
  const to = /(?:^|&)(?:amp;)?to=([^&]+)/i.exec(query)?.[1] ?? "";
  return addressesIn(` ${decoded(`${list},${to}`).replace(/[,;:<>"\s\u00a0]+/g, " ")}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%40/g, "@").replace(/%20/g, " ");
  }
}
