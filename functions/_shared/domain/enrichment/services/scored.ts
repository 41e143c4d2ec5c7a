import type { Places } from "../areas/own-places.ts";
import { isStreet } from "../areas/streets.ts";
import { evidenceOn, type Found, type Page } from "../page.ts";
import { isCredit } from "../third-parties.ts";
import { type Features, groupFeatures, nameFeatures } from "./group-features.ts";
import type { Named } from "./group-names.ts";
import { type Group, groupsOf } from "./groups.ts";
import { headOf } from "./heads.ts";
import { isVenue } from "./phrase.ts";
import { weights as trained } from "./weights.ts";

export type Weights = Readonly<Record<string, number>>;

/** A name on a page, and its features there. */
export interface Candidate {
  group: Group;
  name: Named;
  features: Features;
}

/** From here on nine in ten names are services; see `npm run train:services`. */
export const threshold = 0.7;

const methods: Readonly<Record<Group["kind"], string>> = {
  headings: "heading",
  list: "list",
  rows: "table",
  line: "list",
  prose: "text",
};

/** Names on a page that are probably services, by weights learnt from labelled pages. */
export const inGroups = (page: Page, places: Places): Found<string>[] =>
  candidatesOn(page, places).flatMap(({ group, name, features }) => {
    if (probability(features, trained) < threshold) return [];
    if (isCredit(page.lines, name.at, name.value)) return [];
    const shown = group.head === "" ? name.text : `${group.head}: ${name.text}`;
    return [{ value: name.value, ...evidenceOn(page, methods[group.kind], shown, name.value) }];
  });

export const candidatesOn = (page: Page, places: Places): Candidate[] =>
  groupsOf(page).flatMap((all) => {
    const names = all.names.filter((name) => mayBeService(name, all));
    if (names.length === 0) return [];
    const group = { ...all, names };
    const shared = groupFeatures(group);
    return names.map((name) => ({
      group,
      name,
      features: { ...shared, ...nameFeatures(name, places) },
    }));
  });

export function probability(features: Features, weights: Weights): number {
  let sum = 0;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

const hours =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:كل|يوم|يومي) \p{L}+|\d{1,2} ?(?:uhr|uur|h))(?!\p{L})|\d[.:]\d\d/iu;
const houseNumber = /\s\d{1,4}\s?[a-z]?$/iu;

const mayBeService = ({ value }: Named, { kind }: Group): boolean =>
  !(isVenue(value) || hours.test(value) || isStreet(value.replace(houseNumber, ""))) &&
  (kind !== "headings" || headOf(value) !== "other");
