/** Made while the site is built, by `scripts/sample-at-build.ts`. */
declare module "virtual:sample-answer" {
  import type { Task } from "#domain/contract.ts";
  import type { Listing } from "#domain/listing/listing.ts";
  import type { Answer } from "#domain/query/answer.ts";

  export const sampleAnswer: Pick<Answer, "answer" | "explanation" | "notes"> & {
    question: string;
    value: number;
    rows: Pick<Listing, "id" | "name" | "category" | "address" | "phone">[];
  };
  export const sampleFacts: Pick<Task, "areaKm2" | "price" | "found" | "tier" | "place">;
  /** For `<use>`: its colours are the page's own. */
  export const sampleSketch: { url: string; width: number; height: number };
}

declare module "virtual:sample-preset" {
  import type { Bounds } from "#domain/area/area.ts";
  import type { Task } from "#domain/contract.ts";

  export const sampleTask: Task;
  /** The same file as in the bucket of a preset. */
  export const snapshotUrl: string;
  /** A picture of the ground, for a town that no map service knows. */
  export const ground: { url: string; urlDark: string; bounds: Bounds };
}
