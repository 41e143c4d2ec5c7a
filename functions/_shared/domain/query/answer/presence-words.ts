import type { PresenceCondition, PresenceField } from "../plan/plan.ts";
import { bareFieldName, type Wording } from "./labels.ts";
import { joined } from "./word-forms.ts";

/** "with a website and opening hours but without a phone number" */
export function presenceText(wording: Wording, leaves: readonly PresenceCondition[]): string {
  const { say } = wording;
  const itemsOf = (has: boolean): string[] => [
    ...new Set(leaves.filter((leaf) => leaf.has === has).map((leaf) => itemOf(leaf, wording))),
  ];
  const known = itemsOf(true).map((item) => afterWith(item, wording));
  const unknown = itemsOf(false);
  const withThem = known.length > 0 ? [say("m_with", { x: joined(wording, known, "and") })] : [];
  return [...withThem, ...withoutText(unknown, wording)].join(say("list_but"));
}

/** "with either a website or a phone number" */
export const eitherText = (wording: Wording, leaves: readonly PresenceCondition[]): string => {
  const items = leaves.map((leaf) => afterWith(itemOf(leaf, wording), wording));
  return wording.say("m_with_either", { x: joined(wording, items, "or") });
};

/** The German dative of the few names that differ in it. */
export const afterWith = (name: string, { language }: Wording): string =>
  language === "de" ? name.replace(/plätze$/, "plätzen").replace(/^weitere /, "weiterer ") : name;

function withoutText(items: readonly string[], wording: Wording): string[] {
  const { say } = wording;
  const [x, y, ...more] = items;
  if (x === undefined) return [];
  if (y !== undefined && more.length === 0) return [say("m_neither", { x, y })];
  return [say("m_without", { x: joined(wording, items, "nor") })];
}

function itemOf({ f, has, role }: PresenceCondition, wording: Wording): string {
  const { say, language } = wording;
  if (f === "socials" && role !== undefined) {
    const x = networkName(role);
    return say("network", { a: articleBefore(x), x });
  }
  const field = bareFieldName(wording, f);
  if (language === "en") return englishItem({ f, has, role }, field);
  const item = otherItem(f, field, wording);
  return role === undefined ? item : say("with_role", { field: item, role });
}

const networkName = (network: string): string =>
  ownSpelling[network] ?? network.charAt(0).toUpperCase() + network.slice(1);
const ownSpelling: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  youtube: "YouTube",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
};

/** A business has these; of the other fields it is only known or not known what they are. */
const had: ReadonlySet<PresenceField> = new Set([
  "name",
  "phone",
  "phones",
  "website",
  "emails",
  "hours",
  "address",
  "rating",
  "socials",
  "description",
  "house_number",
] as const);
const withoutArticle: ReadonlySet<PresenceField> = new Set([
  "hours",
  "socials",
  "payments",
  "currencies",
  "services",
  "areas",
  "founders",
  "stars",
  "wheelchair",
  "takeaway",
  "delivery",
  "outdoor_seating",
  "internet_access",
] as const);

const otherItem = (field: PresenceField, name: string, { say }: Wording): string =>
  had.has(field) ? name : say("item_known", { x: name });

function englishItem(
  { f, has, role }: { f: PresenceField; has: boolean; role: string | undefined },
  name: string,
): string {
  const isKnown = !had.has(f) && (has || f === "review_count");
  const known = isKnown ? `known ${name}` : name;
  const item = role === undefined ? known : `${role} ${known.replace(/^further /, "")}`;
  if (withoutArticle.has(f)) return item;
  return `${articleBefore(item)} ${item}`;
}

const articleBefore = (item: string): string => (/^[aeiou]/i.test(item) ? "an" : "a");
