const quotation = /[„“”"«][^„“”"«»]{12,400}[“”"»]/gu;
const attribution =
  /[.!?…]\s?["”»“]?\s?[—–-]\s?\p{Lu}[\p{L}.'’&-]*(?:[ ,]+[\p{L}.'’&-]+){0,5}\.?$/u;

/** The text with western digits, without vowel signs and without what it quotes. */
export const plainYears = (text: string): string =>
  text
    .replace(quotation, " ")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u064B-\u0652\u0640]/g, "");

/** Whether a customer speaks here: somebody else's "since". */
export const isCustomersVoice = (text: string): boolean =>
  attribution.test(text) || /^[\s★⭐]*[„“"«]/u.test(text);
