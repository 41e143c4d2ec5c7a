/** Where a rule can be seen to hold. */
export type Where =
  /** What a person sees in the browser, at their screen. */
  | "screen"
  /** What the browser keeps. */
  | "storage"
  /** What goes over the network. */
  | "wire"
  /** What the official SDKs are asked, or answer. */
  | "sdk"
  /** A rule of the code itself, without a screen. */
  | "rule";

/** One test, and the rules of the specification it shows. Texts a person sees stand in '…'. */
export interface Shown {
  how: Where;
  file: string;
  test: string;
  rules: readonly string[];
}

export interface Section {
  section: number;
  title: string;
  shown: readonly Shown[];
}

/** `in(file)` gives rows of that file: how, the test's name, its rules. */
export const testsOf =
  (file: string) =>
  (how: Where, test: string, ...rules: string[]): Shown => ({ how, file, test, rules });

/** The texts between '…' in a rule. An apostrophe inside a word is none. */
export const quotedTexts = (rule: string): string[] =>
  [...rule.matchAll(/(?<![\p{L}\d])'([^']+(?:(?<=[\p{L}])'(?=\p{L})[^']+)*)'/gu)].map(
    ([, text]) => text ?? "",
  );
