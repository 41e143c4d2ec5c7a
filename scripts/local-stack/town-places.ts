import { buildIndex } from "../overture/build-index.ts";
import { operatorRanges } from "../overture/operator.ts";
import { townPlacesUrls } from "./settings.ts";

/** Indexes the places of Overture's stand-in, as an operator indexes a release. */
export async function indexTownPlaces(origin: string): Promise<void> {
  const { catalogue, index: indexUrl } = townPlacesUrls(origin);
  const { latest } = (await (await fetch(catalogue)).json()) as { latest: string };
  // The one without page indexes: with the town's tiny pages they double the requests.
  const wanted = latest.replace(/\d+$/, "0");
  const { index } = await buildIndex(operatorRanges(catalogue), { wanted, now: new Date() });
  const { status } = await fetch(indexUrl, { method: "PUT", body: JSON.stringify(index) });
  if (status !== 204) throw new Error(`the index of the town's places was refused: ${status}`);
}
