import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildStale } from "../build.ts";
import type { QuestionFile } from "../eval-chat/question-file.ts";
import { projectRoot } from "../project-root.ts";
import { type ChatRun, runChat } from "./chat-runs.ts";
import { type Crowd, runUsers } from "./chat-users.ts";
import { middle } from "./process-cost.ts";
import { type Measure, measureOf } from "./report.ts";

const size = 100_000;
const memoryMaxMb = 450;
/** Unpacking and copying, so often. */
const yardsticksMax = 2;
/** The middle question by SQLite's time; none may be slower than SQLite. */
const middleMax = 0.3;
/** An execution that only verifies the bearer, so often. */
const baresMax = 1.5;

/** Questions on the largest preset there can be. */
export const benchLargest = async (): Promise<Measure[]> =>
  questionsOnLargest(await runChat(questionFile(), size));

function questionsOnLargest({ load, ask, ratios }: ChatRun): Measure[] {
  const n = ask.rows;
  const slowest = ratios.reduce((worst, one) => (ratioOf(one) > ratioOf(worst) ? one : worst));
  return [
    measureOf("chat: snapshot loaded, against 2 × (unpack + copy)", {
      ours: load.loadMs,
      limit: yardsticksMax * load.yardstickMs,
      n,
    }),
    measureOf(`chat: question that gains least (${slowest.id}), against SQLite`, {
      ours: slowest.ours,
      limit: slowest.sqlite,
      n,
    }),
    measureOf("chat: middle question's share of SQLite's time, per cent", {
      ours: 100 * middle(ratios.map(ratioOf)),
      limit: 100 * middleMax,
      n: ratios.length,
    }),
    measureOf("chat: memory, MB", { ours: ask.maxRssMb, limit: memoryMaxMb, n }),
  ];
}

/** Questions of a few people with large presets, and of many with usual ones. */
export const benchFew = (): Promise<Measure[]> =>
  measuredFor({ users: 20, rowsOfEach: 10_000, rounds: 14 });
export const benchMany = (): Promise<Measure[]> =>
  measuredFor({ users: 200, rowsOfEach: 1_000, rounds: 4 });

async function measuredFor(crowd: Crowd): Promise<Measure[]> {
  await buildStale();
  const { askedMs, bareMs, asked } = await runUsers(crowd);
  const name = `chat: 95th of 100 questions of ${crowd.users} people at once`;
  return [
    measureOf(`${name}, against 1.5 × only verifying`, {
      ours: askedMs,
      limit: baresMax * bareMs,
      n: asked,
    }),
  ];
}

type Ratio = ChatRun["ratios"][number];
const ratioOf = ({ ours, sqlite }: Ratio): number => ours / sqlite;

/** The shared questions where they are, else the project's own. */
function questionFile(): QuestionFile {
  const folder = process.env.SHARED_DIR ?? join(projectRoot, "../shared");
  const shared = join(folder, "eval/chat/eval-dev.json");
  const own = join(projectRoot, "tests/eval/own-questions.json");
  return JSON.parse(readFileSync(existsSync(shared) ? shared : own, "utf8"));
}
