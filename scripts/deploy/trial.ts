import { areaKm2, type Bounds } from "#domain/area/area.ts";
import { endpoints, type Quote, type Task } from "#domain/contract.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { creditsOf, formatExact, microsOf } from "#domain/money/pricing.ts";
import { isFinal } from "#domain/task/task.ts";
import { Query } from "./project.ts";
import type { Target } from "./target.ts";
import {
  type ApiAnswer,
  closeTrialAccount,
  openTrialAccount,
  type TrialAccount,
  type TrialDeps,
  trialLedger,
} from "./trial-account.ts";

const AREA_KM2 = 0.1;
/** Of these some are in any dense place. */
const TYPES = ["Restaurant", "Coffee Shop", "Bakery", "Hair Salon"];
const CREDIT_MICROS = moneyLimits.microsPerCredit / 100;
const LOOK_AGAIN_MS = 1_000;

export interface TrialTimes {
  quoteWithinMs: number;
  endWithinMs: number;
}
const timesDefault: TrialTimes = { quoteWithinMs: 60_000, endWithinMs: 300_000 };

/** What a customer would have met instead of the businesses: a sentence for the operator. */
class TrialError extends Error {}

/** Square of 0.1 km² round a point. */
export function trialBounds({ lat, lon }: Target["trialAt"]): Bounds {
  const sideKm = Math.sqrt(AREA_KM2);
  const height = sideKm / areaLimits.kmPerDegreeLatitude;
  const width = sideKm / (areaLimits.kmPerDegreeLongitude * Math.cos((lat * Math.PI) / 180));
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return {
    ...{ north: round(lat + height / 2), south: round(lat - height / 2) },
    ...{ east: round(lon + width / 2), west: round(lon - width / 2) },
  };
}

function good<Reply>(what: string, answer: ApiAnswer<Reply>, ...wanted: number[]): Reply {
  const { status, reply, failure } = answer;
  if (wanted.includes(status)) return reply();
  throw new TrialError(`${what} was answered with ${status}: ${failure()}`);
}

function require(isSo: boolean, sentence: string): void {
  if (!isSo) throw new TrialError(sentence);
}

async function untilDone<T>(
  withinMs: number,
  ask: () => Promise<T | null>,
  late: () => string,
): Promise<T> {
  const untilMs = Date.now() + withinMs;
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    if (Date.now() >= untilMs) throw new TrialError(late());
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** One quote, at a place the map has businesses at. */
async function quoteFor(account: TrialAccount, bounds: Bounds, times: TrialTimes): Promise<Quote> {
  const seconds = times.quoteWithinMs / 1000;
  let late = `the map service has counted nothing within ${seconds} s: it is out of reach or busy`;
  const quote = await untilDone(
    times.quoteWithinMs,
    async () => {
      const body = { niche: TYPES, tier: 1, bounds };
      const answer = await account.api(endpoints.quote, { body });
      // Busy, or out of reach for a moment: a customer would press again.
      if (answer.status === 503 || answer.status === 429) {
        late = `no quote within ${seconds} s: ${answer.failure()}`;
        return null;
      }
      const reply = good("the quote", answer, 200, 202);
      return "pending" in reply ? null : reply;
    },
    () => late,
  );
  require(quote.total >
    0, "the map service knows no business there; name a dense place it knows with --trial-at LAT,LON");
  return quote;
}

async function giveCredit(account: TrialAccount, price: number, deps: TrialDeps): Promise<number> {
  const { userId } = account;
  const { balance } = good(
    "the account",
    await account.api(endpoints.openAccount, { body: { userId } }),
    200,
    201,
  );
  const amountMicros = Math.max(CREDIT_MICROS, microsOf(price));
  await trialLedger(deps).correct({
    ...{ ticket: `trial.${userId}`, userId, amountMicros },
    reason: "Credit for the deployment's trial",
  });
  return balance + creditsOf(amountMicros);
}

async function balanceOf(account: TrialAccount): Promise<number> {
  const answer = await account.api(endpoints.readBalance, { query: { uid: account.userId } });
  return good("the balance", answer, 200).balance;
}

/** One collection from its start to its end. */
async function collect(account: TrialAccount, bounds: Bounds, times: TrialTimes): Promise<Task> {
  const started = await account.api(endpoints.startCollection, {
    body: { name: "Deployment trial", niche: TYPES, tier: 1, bounds },
  });
  const { taskId } = good("the start", started, 202);
  let status = "queued";
  const task = await untilDone(
    times.endWithinMs,
    async () => {
      const answer = await account.api(endpoints.readTask, { params: { id: taskId } });
      const now = good("the preset", answer, 200);
      status = now.status;
      return isFinal(now.status) ? now : null;
    },
    () => `the collection was not settled within ${times.endWithinMs / 1000} s: it is ${status}`,
  );
  require(task.status ===
    "success", `the collection ended ${task.status}: ${task.failure?.detail ?? "no reason is given"}`);
  return task;
}

/** Whether the books say what a customer was told: the credit less what was charged. */
async function checkMoney(account: TrialAccount, task: Task, before: number): Promise<void> {
  const ledger = good("the ledger", await account.api(endpoints.readLedger, {}), 200);
  const kinds = ledger.entries
    .filter(({ taskId }) => taskId === task.taskId)
    .map(({ kind }) => kind);
  require(kinds.toSorted().join() ===
    "hold,settle", `the ledger should hold one hold and one settle for the collection, not ${kinds.join(", ") || "nothing"}`);
  const [is, should] = [
    microsOf(await balanceOf(account)),
    microsOf(before) - microsOf(task.charged),
  ];
  require(is ===
    should, `the balance should be ${formatExact(should)} after the collection and is ${formatExact(is)}`);
}

async function play(account: TrialAccount, deps: TrialDeps, times: TrialTimes): Promise<string> {
  const bounds = trialBounds(deps.target.trialAt);
  const quote = await quoteFor(account, bounds, times);
  const before = await giveCredit(account, quote.price, deps);
  require(microsOf(await balanceOf(account)) ===
    microsOf(before), "the credit is not in the balance");
  const task = await collect(account, bounds, times);
  await checkMoney(account, task, before);
  const { rows } = good(
    "the listings",
    await account.api(endpoints.readListings, {
      params: { id: task.taskId },
      query: { limit: "1" },
    }),
    200,
  );
  require(rows.length === 1, `the collection found ${task.found} businesses and shows none`);
  const size = areaKm2(bounds).toFixed(1);
  return `${task.found} businesses of ${size} km² for ${formatExact(microsOf(task.charged))}, read and paid`;
}

/** Whether the functions know a map service, from this deployment or one before. */
async function hasMapService({ project }: TrialDeps, given: string | undefined): Promise<boolean> {
  if (given) return true;
  const queries = [Query.limit(100)];
  const { variables } = await project.functions.listVariables({ functionId: "scrape", queries });
  return variables.some(({ key, value }) => key === "OVERPASS_URL" && value !== "");
}

export type TrialOutcome = { isVerified: true; done: string } | { isVerified: false; why: string };

/**
 * What is live, used as a customer would: an account, a quote, a collection of 0.1 km², the
 * listings. Whatever happens the account is deleted and its credit taken back.
 */
export async function runTrial(
  deps: TrialDeps,
  overpassUrl: string | undefined,
  times: TrialTimes = timesDefault,
): Promise<TrialOutcome> {
  let account: TrialAccount | undefined;
  let done = "";
  const problems: string[] = [];
  const note = (error: unknown): void =>
    void problems.push(error instanceof Error ? error.message : String(error));
  try {
    require(await hasMapService(
      deps,
      overpassUrl,
    ), "OVERPASS_URL is not set, so nothing can be collected");
    account = await openTrialAccount(deps);
    done = await play(account, deps, times);
  } catch (error) {
    note(error);
  }
  if (account) await closeTrialAccount(account, deps).catch(note);
  return problems.length === 0
    ? { isVerified: true, done }
    : { isVerified: false, why: problems.join("; ") };
}
