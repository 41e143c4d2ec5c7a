import { phoneText } from "#domain/phone/phone-text.ts";

interface RewrittenPhonesProps {
  text: string;
  numbers: RegExp;
}

/** A part of its own, for the rules of all countries are large. */
export const RewrittenPhones = ({ text, numbers }: RewrittenPhonesProps) =>
  text.replace(numbers, (number) => phoneText(number));
