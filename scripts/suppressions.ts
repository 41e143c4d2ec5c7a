import { randomBytes } from "node:crypto";
import { readOptOut } from "#domain/opt-out/suppressions.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { suppressionStore } from "#shared/adapters/suppression-store.ts";

// The operator's word on who asked to be left out:
//   npm run suppressions -- list [asked|withheld|refused]
//   npm run suppressions -- approve|refuse|remove DOMAIN-OR-NUMBER …
// The address and the key come from APPWRITE_ENDPOINT, APPWRITE_PROJECT_ID and APPWRITE_API_KEY.
const usage =
  "npm run suppressions -- list [asked|withheld|refused] | approve|refuse|remove DOMAIN-OR-NUMBER …";
const [command = "list", ...given] = process.argv.slice(2);
const endpoint = process.env.APPWRITE_ENDPOINT ?? "";
const projectId = process.env.APPWRITE_PROJECT_ID ?? "areascout";
const key = process.env.APPWRITE_API_KEY ?? "";
if (endpoint === "" || key === "") fail("APPWRITE_ENDPOINT or APPWRITE_API_KEY is missing.");
const store = suppressionStore(appwriteTables({ endpoint, projectId }, key));

if (command === "list") await list(given[0]);
else if (/^(approve|refuse|remove)$/.test(command) && given.length > 0) {
  for (const one of given) await decide(one);
} else fail(usage);

async function list(state: string | undefined): Promise<void> {
  const states = ["asked", "withheld", "refused"] as const;
  const wanted = states.find((one) => one === state);
  if (state !== undefined && !wanted) fail(usage);
  const rows = await store.list(wanted);
  for (const { kind, value, state, proof, note, contact, $createdAt } of rows) {
    // One line a request.
    const words = [note, contact].filter(Boolean).join("; ").replaceAll(/\s+/g, " ");
    const by = proof ? ` by ${proof}` : "";
    console.log(
      `${$createdAt.slice(0, 10)}  ${state}${by}  ${kind} ${value}${words && `  ${words}`}`,
    );
  }
  console.log(`${rows.length} requests`);
}

async function decide(text: string): Promise<void> {
  const { subject, error } = readOptOut(text);
  if (subject === null) fail(`${text}: ${error}`);
  const { value } = subject;
  // Who wrote to the operator instead of using the page has no request yet.
  const words = { note: null, contact: null };
  const row = await store.ask(subject, words, randomBytes(12).toString("hex"));
  if (command === "remove") {
    await store.remove(row.$id);
    console.log(`${value}: removed; its businesses are shown again within a minute`);
    return;
  }
  const state = command === "approve" ? "withheld" : "refused";
  await store.decide(row.$id, { state, proof: "operator", at: new Date().toISOString() });
  console.log(
    state === "withheld"
      ? `${value}: left out of every preset, export and answer within a minute`
      : `${value}: refused`,
  );
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
