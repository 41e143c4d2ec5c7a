import type { OverturePlace, PlaceReceipt } from "./place.ts";

/** The notices that lists with places of Overture Maps carry. */
export const overtureCredits = {
  citation: "Overture Maps Foundation, overturemaps.org",
  address: "https://overturemaps.org",
  licenceName: "CDLA-Permissive-2.0",
  licenceAddress: "https://cdla.dev/permissive-2-0/",
  /** As Foursquare asks for it, for its part. */
  foursquare: {
    notice:
      "Copyright 2024 Foursquare Labs, Inc. All rights reserved. Transformed to the Overture schema",
    /** Apache-2.0 asks for a notice of changes. */
    changes: "Changed by Areascout: business types, form of phone numbers, duplicates joined",
    licenceName: "Apache-2.0",
    licenceAddress: "https://www.apache.org/licenses/LICENSE-2.0",
  },
} as const;

const { citation, foursquare } = overtureCredits;
/** A licence by name, with the address of its text. */
const texts = new Map<string, string>(
  [overtureCredits, foursquare].map((credit) => [credit.licenceName, credit.licenceAddress]),
);

type Known = Pick<OverturePlace, "receipts">;

/** Licences and notices of all datasets that gave a value, then the citation. */
export function noticesOf(place: Known): string {
  const notices = receiptsOf(place).flatMap(({ licence, dataset }) => [
    ...(licence === null ? [] : [withText(licence)]),
    ...(isFoursquare(dataset) ? [foursquare.notice, foursquare.changes] : []),
  ]);
  return [...new Set(notices), citation].join("; ");
}

/** As columns of their own, for a list without the map. */
export interface Credits {
  /** Every dataset that gave a value. */
  dataset: string;
  /** Their licences; of one that names none, the one that Overture gives its kind. */
  licence: string;
  /** The notices that these licences ask for, then the citation. */
  attribution: string;
}

export function creditsOf(place: Known): Credits {
  const datasets = new Set<string>();
  const licences = new Set<string>();
  let notices = "";
  for (const { dataset, licence } of receiptsOf(place)) {
    const isTheirs = isFoursquare(dataset);
    if (isTheirs) notices = `${foursquare.notice}; ${foursquare.changes}; `;
    if (dataset !== null) datasets.add(dataset);
    licences.add(withText(licence ?? (isTheirs ? foursquare : overtureCredits).licenceName));
  }
  return {
    dataset: [...datasets].join("; "),
    licence: [...licences].join("; "),
    attribution: notices + citation,
  };
}

const receiptsOf = ({ receipts }: Known): PlaceReceipt[] =>
  Object.values(receipts).flatMap((receipt) => [receipt, ...(receipt.also ?? [])]);

const isFoursquare = (dataset: string | null): boolean => /^foursquare/i.test(dataset ?? "");

const withText = (licence: string): string => {
  const address = texts.get(licence);
  return address ? `${licence} (${address})` : licence;
};
