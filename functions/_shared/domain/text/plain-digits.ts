const digit = /\p{Nd}/gu;

/** Digits of every script as those of ours. `plainDigits("شارع ٤٢")` // => "شارع 42" */
export const plainDigits = (text: string): string => text.replace(digit, plainDigit);

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Every script has its ten in a row, the zero first. */
function plainDigit(one: string): string {
  const code = one.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}
