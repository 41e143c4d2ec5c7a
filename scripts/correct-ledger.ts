import { parseArgs } from "node:util";
import { microsOf } from "#domain/money/pricing.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";

// An operator's booking, by hand and with a reason the user reads in the ledger:
//   npm run correct-ledger -- --user ID --ticket T-12 --approved-by NAME
//     [--credits=-2.50 --reason "…"] [--freeze | --unfreeze]
// The address and the key come from APPWRITE_ENDPOINT, APPWRITE_PROJECT_ID and APPWRITE_API_KEY.
const { values } = parseArgs({
  options: {
    user: { type: "string" },
    ticket: { type: "string" },
    credits: { type: "string" },
    reason: { type: "string" },
    "approved-by": { type: "string" },
    freeze: { type: "boolean", default: false },
    unfreeze: { type: "boolean", default: false },
  },
});

function required(name: string, value: string | undefined): string {
  if (value) return value;
  console.error(`${name} is missing.`);
  process.exit(2);
}

function ledger() {
  const address = {
    endpoint: required("APPWRITE_ENDPOINT", process.env.APPWRITE_ENDPOINT),
    projectId: process.env.APPWRITE_PROJECT_ID ?? "areascout",
  };
  const key = required("APPWRITE_API_KEY", process.env.APPWRITE_API_KEY);
  return ledgerStore(appwriteTables(address, key), () => new Date());
}

async function correctBalance(userId: string): Promise<void> {
  const ticket = required("--ticket", values.ticket);
  const reason = required("--reason", values.reason);
  // Two people: whoever types it, and whoever said yes.
  const approvedBy = required("--approved-by", values["approved-by"]);
  const amountMicros = microsOf(Number(values.credits));
  if (!/^[A-Za-z0-9][\w.-]{0,33}$/.test(ticket)) throw new Error("--ticket: letters and digits");
  if (!Number.isSafeInteger(amountMicros) || amountMicros === 0) {
    throw new Error("--credits must be a number other than 0");
  }
  const note = `${reason} (approved by ${approvedBy})`.slice(0, 300);
  const outcome = await ledger().correct({ ticket, userId, amountMicros, reason: note });
  console.log(`f.${ticket}: ${outcome}`);
}

const userId = required("--user", values.user);
const account = await ledger().accountOf(userId);
if (!account) throw new Error("this user has no account");
if (values.credits !== undefined) await correctBalance(userId);
if (values.freeze !== values.unfreeze) await ledger().setFrozen(userId, values.freeze);
const after = await ledger().accountOf(userId);
console.log(`balance ${after?.balanceMicros} µ$, ${after?.frozen ? "frozen" : "not frozen"}`);
