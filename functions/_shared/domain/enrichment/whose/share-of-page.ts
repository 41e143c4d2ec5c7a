import { compacted } from "../identity.ts";
import type { Page } from "../page.ts";
import { profileOf } from "../social-networks.ts";
import { phoneKeysIn } from "./known-listing.ts";
import type { OwnMarks } from "./own-marks.ts";
import { isOwnName } from "./own-names.ts";
import { type Owner, own } from "./owner.ts";
import { isLabelled, type PageParts, type Part } from "./parts.ts";
import { invitesToUs, isOfReviewers, publicServiceIn, speaksOfOthers } from "./words-of-others.ts";

/** A page without the lines, links and attributes of the parts that belong to others. */
export function shareOf(
  page: Page,
  { ofLine, ofLink }: PageParts,
  owners: ReadonlyMap<Part, Owner>,
  marks: OwnMarks,
  kinds: readonly Owner["kind"][],
): Page {
  const ownerOf = (part: Part | undefined): Owner => (part && owners.get(part)) ?? own;
  const isWanted = (part: Part | undefined): boolean => kinds.includes(ownerOf(part).kind);
  const isKept = page.lines.map(({ text, region }, at) => {
    const part = ofLine[at];
    if (!isWanted(part))
      return givesOwnContact(text, marks) || invitesToUs(text) || endsReviews(text, part);
    const isEdge = region === "header" || region === "footer";
    return isEdge || !isOfOthers(text, marks);
  });
  const isLinkKept = page.links.map(({ href, line, path }, at) => {
    const part = ofLink[at];
    const isPersons = ownerOf(part).kind === "person" || isOfAuthor.test(path);
    const isHere = isWanted(part) || (isKept[line] === true && ofLine[line] === part);
    if (isHere && !isPersons) return true;
    const profile = profileOf(href);
    return profile === null ? isHere : isOwnName(profile.handle, marks.names);
  });
  const lines = page.lines.map((line, at) => {
    const part = ofLine[at];
    const owner = ownerOf(part);
    const branch = part && owner.kind === "branch" ? branchName(part.name, marks) : "";
    return {
      ...line,
      part: part?.path ?? "",
      ...(branch === "" ? {} : { branch }),
      ...(owner.kind === "person" ? { person: owner.name } : {}),
    };
  });
  return withoutThe({ ...page, lines }, isKept, isLinkKept);
}

/** Elements that present a person. */
const isOfAuthor =
  /(^|[\s_-])(author|byline|team-?(member|card|item)|member-?(card|social)|staff(-?(member|card|item))?|person|speaker)([\s_-]|$)/i;

/** The heading without the name that all branches share. */
const branchName = (name: string, { names }: OwnMarks): string =>
  name
    .split(/\s+/)
    .filter(
      (word) => ![...names.whole, ...names.cores].some((each) => holds(each, compacted(word))),
    )
    .join(" ")
    .replace(/^[^\p{L}\d]+|[^\p{L}\d.]+$/gu, "");

const holds = (name: string, word: string): boolean => word.length >= 4 && name.includes(word);

function withoutThe(page: Page, isKept: readonly boolean[], isLinkKept: readonly boolean[]): Page {
  const numbers: number[] = [];
  let count = 0;
  for (const kept of isKept) {
    numbers.push(count);
    if (kept) count += 1;
  }
  const numberOf = (line: number): number => numbers[line] ?? count;
  const removed = page.lines.flatMap(({ text }, at) => (isKept[at] ? [] : text)).join("\n");
  return {
    ...page,
    lines: page.lines.filter((_, at) => isKept[at]),
    links: page.links
      .filter((_, at) => isLinkKept[at])
      .map((link) => ({ ...link, line: numberOf(link.line) })),
    attributes: page.attributes
      .filter(({ line }) => isKept[line] ?? true)
      .map((attribute) => ({ ...attribute, line: numberOf(attribute.line) })),
    written: page.written.filter((html, at) => at >= writtenMax || !isIn(removed, html)),
  };
}

/** No honest page writes more. */
const writtenMax = 100;
const isIn = (lines: string, html: string): boolean => {
  const text = html.replace(/<[^>]*>/g, "").trim();
  return text !== "" && lines.includes(text);
};

/** Below the reviews, without a heading of its own: a number alone, or "Tel." No reviewer signs so. */
const endsReviews = (text: string, part: Part | undefined): boolean =>
  part?.kind === "section" &&
  isOfReviewers(part.name) &&
  text.length <= 200 &&
  (isLabelled(text) || text.replace(/[^\p{L}]/gu, "").length < 4);

function givesOwnContact(text: string, { domains, phones }: OwnMarks): boolean {
  const host = /@((?:[\w-]{1,63}\.){1,4}[a-z]{2,18})\b/i.exec(text)?.[1]?.toLowerCase();
  if (
    host !== undefined &&
    [...domains].some((domain) => host === domain || host.endsWith(`.${domain}`))
  )
    return true;
  return phones.size > 0 && phoneKeysIn(text).some((phone) => phones.has(phone));
}

const givesOthersNumber = (text: string, { othersPhones, phones }: OwnMarks): boolean =>
  othersPhones.size > 0 &&
  phoneKeysIn(text).some((phone) => othersPhones.has(phone) && !phones.has(phone));

/** A line of the business's own text that gives somebody else's number. */
const isOfOthers = (text: string, marks: OwnMarks): boolean =>
  givesOthersNumber(text, marks) ||
  isOfPublicService(text, marks) ||
  (/\d{3}|@/.test(text) && speaksOfOthers(text) && !givesOwnContact(text, marks));

/** A taxi's number is not an inn's, but a taxi firm's is. */
function isOfPublicService(text: string, { names, phones }: OwnMarks): boolean {
  const service = publicServiceIn(text);
  if (service === null || phoneKeysIn(text).some((phone) => phones.has(phone))) return false;
  const word = compacted(service).slice(0, 6);
  return ![...names.whole, ...names.titles].some((name) => name.includes(word));
}
