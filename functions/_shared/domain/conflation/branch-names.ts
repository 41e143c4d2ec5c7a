/** Words for "branch" before the name of its place. */
const before = "فرع|סניף|филиал|υποκατάστημα|สาขา";
/** Ends of words for "branch" after the name of its place. */
const behind = "[支分本]?店|[支分]行|営業所|營業所|지?점";
/** The same ends in words for a kind of shop: "喫茶店" is a café. */
const kinds =
  "(?:喫茶|珈琲|コーヒー|茶|書|书|商|酒|飯|饭|薬|药|花|旅|売|百貨|百货|専門|专卖|料理|菓子|精肉|鮮魚|青果|洋品|雑貨|食料品|文具|工務|代理)店|(?:음식|서|백화|편의|전문|매|상|주|할인|대리|제과|안경)점";

const branch = new RegExp(
  `(?<=\\S)(?:\\s+(?!\\S*(?:${kinds})$)\\S+(?:${behind})|\\s+(?:${before})\\s.*|\\s*สาขา.*)$`,
  "iu",
);

/** A name without the branch at its end: "金龍 渋谷支店" // => "金龍" */
export const withoutBranch = (name: string): string => name.replace(branch, "");

const branchEnd = new RegExp(`(?:${behind})$`, "u");
const branchStart = new RegExp(`^.+?(?:${before})`, "u");
const kindEnd = new RegExp(`(?:${kinds})$`, "u");

/** Whether two names, their words joined, are those of two branches: "金龍渋谷店" and "金龍新宿店" */
export function nameOtherBranches(one: string, other: string): boolean {
  if (isPlain.test(one)) return false;
  const [left, right] = branchStart.test(one) ? placesAfter(one, other) : placesBefore(one, other);
  return left !== "" && right !== "" && !left.includes(right) && !right.includes(left);
}

const isPlain = /^[a-z0-9]*$/;

const placesAfter = (one: string, other: string): [string, string] => [
  one.replace(branchStart, ""),
  branchStart.test(other) ? other.replace(branchStart, "") : "",
];

function placesBefore(one: string, other: string): [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return [placeIn(one.slice(same)), placeIn(other.slice(same))];
}

/** Whether one name is the other with a branch: "金龍渋谷店" and "金龍"; "金龍書店" isn't. */
export function isBranchOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const rest = long.slice(short.length);
  const isOne = short.length > 1 && long.startsWith(short) && placeIn(rest) !== "";
  return isOne && !kindEnd.test(rest);
}

/** Of the rest of a name; empty where it doesn't end like a branch. */
const placeIn = (rest: string): string => (branchEnd.test(rest) ? rest.replace(branchEnd, "") : "");
