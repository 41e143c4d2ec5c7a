import type { ColumnDeclaration } from "./column-declaration.ts";

/** Columns about phone numbers and addresses, added later; add new ones last. */
export const columnsOfContacts = {
  /** Whether the domain of an address takes mail, by its MX records. */
  takes_mail: {
    kind: "word",
    values: ["yes", "no"],
    shown: { yes: "Yes", no: "No" },
    affirmed: ["yes"],
    later: true,
    tier: 2,
    asked: "value",
    groups: true,
    panel: ["Takes mail", 62],
  },
  /** The line of `phone` by its country's plan; unknown where mobile and fixed lines look alike. */
  phone_type: {
    kind: "word",
    values: ["mobile", "landline", "toll-free", "premium-rate", "shared-cost", "voip", "other"],
    shown: {
      "premium-rate": "Premium rate",
      "shared-cost": "Shared cost",
      voip: "VoIP",
    },
    later: true,
    tier: 1,
    asked: "value",
    groups: true,
    merge: "phone",
    receipt: true,
    panel: ["Phone type", 32],
  },
} as const satisfies Record<string, ColumnDeclaration>;
