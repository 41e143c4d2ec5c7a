import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { askAndWait, choosePreset, openChat, personWithPreset } from "../steps/chat.ts";
import { sharedProduct } from "../steps/product.ts";
import { allListings } from "../steps/user.ts";

test("after a refusal “them” are those of the last answer, on a map and in a file", async () => {
  const { stack, browser } = await sharedProduct();
  const { user, task } = await personWithPreset(stack, "refused");
  const rows = await allListings(user, task.taskId);
  const hotels = rows.filter(({ categories }) => (categories as string[]).includes("Hotel"));
  const { page, context, complaints } = await openChat({ stack, browser }, user);
  await choosePreset(page, task.name);
  await askAndWait(page, "How many hotels are there?");

  const shown = await askAndWait(page, "show them on a map");
  await shown.getByRole("button", { name: "Show on a map" }).click();
  await shown.getByRole("application", { name: "Map of the businesses found" }).waitFor();

  const refused = await askAndWait(page, "zorble the blarg");
  await refused.getByText("zorble").first().waitFor();
  const answer = await askAndWait(page, "as a csv file");
  const link = answer.getByRole("link", { name: /download/i });
  const coming = page.waitForEvent("download");
  await link.click();
  const text = readFileSync(await (await coming).path(), "utf8").replace("\uFEFF", "");
  const { data } = Papa.parse<{ id: string }>(text, { header: true, skipEmptyLines: true });
  expect(data.map(({ id }) => id).toSorted()).toEqual(hotels.map(({ id }) => id).toSorted());
  expect(complaints).toEqual([]);
  await context.close();
});
