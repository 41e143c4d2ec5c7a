/** What a test or a curious person can turn; everything is as it should be by default. */
export interface Knobs {
  /** Each delivery goes out this many times at once. */
  duplicate: number;
  /** Events that belong together go out in the opposite order. */
  reorder: boolean;
  /** Deliveries wait this long. */
  delayMs: number;
  /** This many deliveries get lost before they are sent; they are tried again. */
  drop: number;
  /** This many deliveries carry a signature made with another secret. */
  wrongSignature: number;
  /** This many deliveries carry an hour-old timestamp. */
  oldTimestamp: number;
  /** A change of secrets: the right signature stands beside another one. */
  twoSignatures: boolean;
  currency: "USD" | "EUR" | "JPY";
  taxMode: "external" | "internal";
  taxPercent: number;
  /** The buyer changes the quantity in the checkout. */
  quantity: number | null;
  /** The page hears of the payment only after the events were delivered. */
  beforeRedirect: boolean;
  api: "ok" | "429" | "502" | "hang";
}

export const defaultKnobs: Knobs = {
  duplicate: 1,
  reorder: false,
  delayMs: 0,
  drop: 0,
  wrongSignature: 0,
  oldTimestamp: 0,
  twoSignatures: false,
  currency: "USD",
  taxMode: "external",
  taxPercent: 0,
  quantity: null,
  beforeRedirect: false,
  api: "ok",
};

/** Takes the fields it knows; `{"reset": true}` turns everything back first. */
export function turn(knobs: Knobs, sent: Record<string, unknown>): Knobs {
  const from = sent.reset === true ? defaultKnobs : knobs;
  const known = Object.entries(sent).filter(([name]) => name in defaultKnobs);
  return { ...from, ...Object.fromEntries(known) };
}
