import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A number with its country code in E.164; `null` for anything else. */
export function readPhone(text: string): string | null {
  if (!/^\s*(\+|00)\s*[\d(]/.test(text) || /[a-z]/i.test(text)) return null;
  const parsed = parsePhoneNumberFromString(text.replace(/^\s*00/, "+"));
  return parsed?.isPossible() ? parsed.number : null;
}
