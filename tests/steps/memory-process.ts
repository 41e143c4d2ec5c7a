// `memory-process.ts`: the memory of this process before and after it gives freed pages back, in MB.
import { giveMemoryBack } from "#shared/adapters/memory.ts";

const takenMb = (): number => process.memoryUsage.rss() / 1024 ** 2;

/** Long enough in use that V8 keeps them apart from young ones. */
let lists: number[][] = [];
for (let at = 0; at < 400_000; at++) lists.push([at, at + 0.5, at + 1]);
lists = [];
// Enough that V8 collects on its own, and keeps the pages.
let made = 0;
for (let at = 0; at < 4_000_000; at++) made += [at, at + 0.5].length;
const before = takenMb();
giveMemoryBack();
const spared = takenMb();
giveMemoryBack(Number.POSITIVE_INFINITY);
console.log(JSON.stringify({ before, spared, after: takenMb(), made, left: lists.length }));
