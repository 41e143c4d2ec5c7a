import type { Found } from "../enrichment/page.ts";
import type { Phone } from "./site-phones.ts";

/** Whom one reaches there, the business itself first. Nobody answers a fax. */
const reached = ["main", "office", "location", "tollfree", "mobile", "dept", "person", "other"];

/** The number to call; an emergency number only if there is no other. */
export function mainPhone(phones: readonly Found<Phone>[]): Found<Phone> | undefined {
  const rank = ({ value: { label } }: Found<Phone>): number => {
    const at = reached.indexOf(label.split(":")[0] ?? "");
    return at < 0 ? reached.length : at;
  };
  return phones
    .filter(({ value }) => value.label !== "fax")
    .toSorted((one, other) => rank(one) - rank(other))[0];
}
