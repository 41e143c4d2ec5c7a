import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A number in E.164 as people write it, with its country code, because its reader may be
 * abroad; any other text stays as it is. `phoneText("+442079460018")` // => "+44 20 7946 0018"
 */
export function phoneText(number: string): string {
  if (!/^\+[0-9]{6,15}$/.test(number)) return number;
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
