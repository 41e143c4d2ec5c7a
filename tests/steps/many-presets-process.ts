import { answerQuestion } from "#domain/query/answer-question.ts";
import { clockIn } from "#domain/query/clock.ts";
import { loadSnapshot } from "#shared/adapters/load-snapshot.ts";
import { snapshotCacheFor } from "#shared/adapters/snapshot-cache.ts";
import { presetFrom } from "../../scripts/ask/read-listings.ts";
import { snapshotFileOf } from "../../scripts/bench/snapshot-file.ts";
import { sampleListings } from "../../scripts/eval-chat/sample-listings.ts";

// Answers questions about many presets, as the function does, and prints the bytes that it counted
// for those in memory and the bytes that they take; needs `--expose-gc`.
const [presets = 0, rows = 0, memoryMb = 0] = process.argv.slice(2).map(Number);
const questions = [
  "How many restaurants are there?",
  "What is the average rating by suburb?",
  "Top 10 by rating",
  "Which bakeries in Nordend are open on Sunday?",
  "How many restarants are there?",
  "Tell me the phone number of Amber Birch",
];
const clock = clockIn("UTC", new Date());
const cache = snapshotCacheFor({ endpoint: "http://127.0.0.1", projectId: "p" }, memoryMb);
const distinct = await Promise.all(
  Array.from({ length: 10 }, (_, seed) =>
    snapshotFileOf(presetFrom(sampleListings(rows, seed), { tier: 2 }).snapshot),
  ),
);
const files = {
  read: async (_: unknown, seed: string) => distinct[Number(seed) % distinct.length],
} as unknown as Parameters<typeof loadSnapshot>[0];

const usedBytes = (): number => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
async function ask(seed: number): Promise<void> {
  const snapshot = await cache.get(String(seed), async () => {
    const loaded = await loadSnapshot(files, String(seed));
    if (!loaded) throw new Error("the snapshot can't be read");
    return loaded;
  });
  for (const question of questions) answerQuestion({ question, snapshot, clock });
}

await ask(0);
const [used, counted] = [usedBytes(), cache.bytes()];
for (let seed = 1; seed <= presets; seed++) await ask(seed);
console.log(JSON.stringify({ counted: cache.bytes() - counted, used: usedBytes() - used }));
