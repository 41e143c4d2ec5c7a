import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Listing } from "../listing/listing.ts";
import { type NumberType, plainType } from "./plain-phone.ts";

type PhoneType = NonNullable<Listing["phone_type"]>;

const names: Partial<Record<NumberType, PhoneType>> = {
  MOBILE: "mobile",
  FIXED_LINE: "landline",
  TOLL_FREE: "toll-free",
  PREMIUM_RATE: "premium-rate",
  SHARED_COST: "shared-cost",
  VOIP: "voip",
  PERSONAL_NUMBER: "other",
  PAGER: "other",
  UAN: "other",
  VOICEMAIL: "other",
};

/**
 * The line of a number in E.164 by its country's plan; `null` where no plan has it, or one that gives
 * mobile and fixed lines the same numbers, as the North American one does.
 */
export function phoneTypeOf(number: string): PhoneType | null {
  const type = plainType(number) ?? parsePhoneNumberFromString(number)?.getType();
  return (type && names[type]) ?? null;
}
