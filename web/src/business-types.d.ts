/** Made while the site is built, by `scripts/types-at-build.ts`. */
declare module "virtual:business-types" {
  import type { TagQuery } from "#domain/listing/element.ts";

  export const businessTypes: { label: string; tags: TagQuery[]; words: string[] }[];
}
