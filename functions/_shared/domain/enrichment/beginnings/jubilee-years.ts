import type { Features } from "../../learning/forest.ts";
import { fold } from "../../text/fold.ts";
import type { Identity } from "../identity.ts";
import type { Line } from "../page.ts";
import { isGivenName } from "./given-names.ts";
import { plainText } from "./passages.ts";

/** A year that a jubilee speaks for: "In 2018 we celebrated 50 years" for 1968. */
export interface JubileeYear {
  value: number;
  /** Its own words. */
  text: string;
  features: Features;
}

const ageMin = 5;
const lineMaxChars = 600;
const jubilee =
  /jubila|jubile|anniversar|aniversari|celebrat|celebr[aoe]|geburtstag|birthday|gefeiert|feier|(?<!\p{L})fest(?!\p{L})|cumpli|fete|احتفل|ذكرى|احتفال/u;
const age =
  /(?<![\d.,-])(\d{1,3})(?:\.|-|th|st|nd|rd|e|eme|o|º|°)?\s?(?:jahriges|jahrige[nr]?|jahre|years?|ans|anos|anniversaire|anniversary|aniversario|jubilaum|geburtstag|birthday|عاما|عام|سنه|سنة)(?!\p{L})/gu;
const vague =
  /(?:uber|mehr als|fast|rund|over|more than|almost|nearly|plus de|pres de|mas de|casi|اكثر من)\s*$/u;
const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g;

/** Of a line with its heading, if the two hold one age and one year. */
export function jubileeYears(line: Line, { words }: Identity): JubileeYear[] {
  if (line.text.length > lineMaxChars) return [];
  const text = plainText(line.text);
  const years = new Set(text.match(year));
  if (years.size !== 1) return [];
  const around = fold(`${plainText(line.heading)} ${text}`);
  if (!jubilee.test(around)) return [];
  const ages = new Set(
    [...around.matchAll(age)]
      .filter(({ index }) => !vague.test(around.slice(0, index)))
      .map(([, told]) => Number(told))
      .filter((told) => told >= ageMin),
  );
  const [[told], [at]] = [[...years], [...ages]];
  if (ages.size !== 1 || told === undefined || at === undefined) return [];
  const tokens = text.split(/[^\p{L}]+/u);
  return [
    {
      value: Number(told) - at,
      text: told,
      features: {
        bias: 1,
        jubilee: 1,
        ...(tokens.some((word) => word.length >= 4 && words.has(fold(word))) && { jubileeOwn: 1 }),
        ...(tokens.some((word) => isGivenName(word)) && { jubileeName: 1 }),
        ...(/(?<!\p{L})(?:wir|unsere?n?|we|our|nous|notre|nos|nuestr[oa]s?)(?!\p{L})/iu.test(
          text,
        ) && {
          jubileeOurs: 1,
        }),
      },
    },
  ];
}
