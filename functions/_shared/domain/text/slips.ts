/** The single typing slip that turns one word into the other; `null` if it takes more than one. */
export type Slip = "swapped" | "doubled" | "missing" | "extra" | "neighbour" | "wrong";

/** How `typed` differs from `meant`: two letters swapped, or one too many, too few or wrong. */
export function slipBetween(typed: string, meant: string): Slip | null {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return null;
  const at = commonStart(typed, meant);
  if (typed.length > meant.length) {
    if (typed.slice(at + 1) !== meant.slice(at)) return null;
    return typed[at] === typed[at - 1] ? "doubled" : "extra";
  }
  if (typed.length < meant.length)
    return typed.slice(at) === meant.slice(at + 1) ? "missing" : null;
  if (typed.slice(at + 1) === meant.slice(at + 1)) {
    return areNeighbours(typed[at], meant[at]) ? "neighbour" : "wrong";
  }
  const isSwap =
    typed[at] === meant[at + 1] &&
    typed[at + 1] === meant[at] &&
    typed.slice(at + 2) === meant.slice(at + 2);
  return isSwap ? "swapped" : null;
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

const keyboardRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Whether two letters lie beside each other on a row of the keyboard. */
const areNeighbours = (a = "", b = ""): boolean =>
  keyboardRows.some((row) => {
    const [one, other] = [row.indexOf(a), row.indexOf(b)];
    return one >= 0 && other >= 0 && Math.abs(one - other) === 1;
  });

/** Real words and names one letter away from a type: not its misspelling. */
export const notMisspelt: ReadonlySet<string> = new Set([
  "bakers",
  "barbara",
  "barker",
  "battery",
  "border",
  "bother",
  "carlos",
  "carter",
  "chase",
  "closet",
  "clothed",
  "coffer",
  "coming",
  "copper",
  "dating",
  "douglas",
  "grooming",
  "heating",
  "horse",
  "hose",
  "hostel",
  "house",
  "layer",
  "lumber",
  "maison",
  "maker",
  "maria",
  "message",
  "mexico",
  "motel",
  "mowing",
  "nurse",
  "peace",
  "placed",
  "plane",
  "planter",
  "plate",
  "pointer",
  "printer",
  "resting",
  "sailor",
  "scare",
  "seating",
  "shade",
  "shame",
  "shave",
  "shipping",
  "spain",
  "spare",
  "stage",
  "stair",
  "stare",
  "steam",
  "tack",
  "tailor",
  "tiger",
  "tourist",
  "trader",
  "trainee",
  "treat",
  "turkey",
  "welder",
  "winter",
]);
