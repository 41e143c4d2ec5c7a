import { expect, test } from "vitest";
import {
  type Choice,
  goBack,
  noHistory,
  remember,
} from "../../../../web/src/features/area/area-history.ts";

const area = { north: 36.82, south: 36.78, east: 10.22, west: 10.16 };
const chosen = (north: number): Choice => ({ area: { ...area, north }, place: "Port" });
const none: Choice = { area: null, place: null };

test("undo goes back change by change, to nothing chosen in the end", () => {
  let history = remember(noHistory, { before: none, next: area, atMs: 0 });
  history = remember(history, {
    before: chosen(36.82),
    next: { ...area, south: 36.7 },
    atMs: 5_000,
  });
  const first = goBack(history);
  expect(first?.choice).toEqual(chosen(36.82));
  const second = goBack(first?.history ?? noHistory);
  expect(second?.choice).toEqual(none);
  expect(goBack(second?.history ?? noHistory)).toBeNull();
});

test("a held arrow key is one change; a later one, or another side, is its own", () => {
  const step = (north: number, atMs: number) => ({
    before: chosen(north),
    next: { ...area, north: north + 1 },
    atMs,
  });
  let history = remember(noHistory, step(37, 1_000));
  history = remember(history, step(38, 1_300));
  history = remember(history, step(39, 1_900));
  expect(history.past).toEqual([chosen(37)]);
  history = remember(history, step(40, 4_000));
  history = remember(history, {
    before: chosen(41),
    next: { ...area, north: 41, south: 0 },
    atMs: 4_100,
  });
  expect(history.past).toEqual([chosen(37), chosen(40), chosen(41)]);
});

test("the last fifty changes are kept", () => {
  let history = noHistory;
  for (let step = 0; step < 80; step += 1) {
    history = remember(history, { before: chosen(step), next: area, atMs: step * 10_000 });
  }
  expect(history.past).toHaveLength(50);
  expect(history.past[0]).toEqual(chosen(30));
});
