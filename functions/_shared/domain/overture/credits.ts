import type { OverturePlace } from "./place.ts";

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
    licenceName: "Apache-2.0",
    licenceAddress: "https://www.apache.org/licenses/LICENSE-2.0",
  },
} as const;

const { citation, foursquare } = overtureCredits;
/** A licence by name, with the address of its text. */
const texts = new Map<string, string>(
  [overtureCredits, foursquare].map((credit) => [credit.licenceName, credit.licenceAddress]),
);

/** Licences and notices of all datasets that gave a value, then the citation. */
export function noticesOf({ receipts }: Pick<OverturePlace, "receipts">): string {
  const notices = Object.values(receipts)
    .flatMap((receipt) => [receipt, ...(receipt.also ?? [])])
    .flatMap(({ licence, dataset }) => [
      ...(licence === null ? [] : [withText(licence)]),
      ...(/^foursquare/i.test(dataset ?? "") ? [foursquare.notice] : []),
    ]);
  return [...new Set(notices), citation].join("; ");
}

const withText = (licence: string): string => {
  const address = texts.get(licence);
  return address ? `${licence} (${address})` : licence;
};
