/**
 * How much of each heavy round a run does: `npm test` some, `npm test -- full` all. Most heavy rounds
 * are in files that `npm test -- quick` leaves out (`leftOutOfQuick` in scripts/testing/test-files.ts).
 */
interface Depth {
  /** Random lives of people with crashes and lost answers, of which none may cost money. */
  moneySchedules: number;
  /** With a second source: one in this many requests of a life meets a crash and the other faults. */
  crashesOneOf: number;
  /** Requests of a large job at which its worker is killed, before and after. */
  workerKillPoints: number;
  /** Real kills (`kill -9`) of the worker's process in one job. */
  processKills: number;
  /** Businesses of one preset whose worker is killed; the most there may be, or a fifth. */
  mostListings: number;
  /** Places of a row group that is read in a process of its own; as many as Overture writes, or fewer. */
  rowGroupPlaces: number;
  /** Of so many writes of an account's deletion, after one its process is killed. */
  deletionWritesPerKill: number;
  /** Random plans compared with SQL. */
  plans: number;
  /** Sets of filters said in words and read again. */
  phrasesReadBack: number;
  /** Share of the runs that a property asks for. */
  propertyShare: number;
  /** axe at every width in both themes; else at the narrowest width. */
  axeAtEveryWidth: boolean;
  /** Screens of each role that are opened in a dark browser. */
  darkScreens: number;
  /** Widths with themes at which axe looks at states that tests reach by themselves. */
  looks: readonly { width: number; dark: boolean; theme: "light" | "dark" }[];
  /** Widths of the window where a test goes through several. */
  widths: readonly number[];
}

const allLooks = [375, 768, 1440].flatMap((width) => [
  { width, dark: false, theme: "light" as const },
  { width, dark: true, theme: "dark" as const },
]);

const depths: Record<"push" | "full", Depth> = {
  push: {
    moneySchedules: 1_000,
    crashesOneOf: 4,
    workerKillPoints: 60,
    processKills: 4,
    mostListings: 20_000,
    rowGroupPlaces: 20_000,
    deletionWritesPerKill: 4,
    plans: 1_000,
    phrasesReadBack: 500,
    propertyShare: 0.25,
    axeAtEveryWidth: false,
    darkScreens: 3,
    looks: [
      { width: 375, dark: false, theme: "light" },
      { width: 1440, dark: true, theme: "dark" },
    ],
    widths: [375, 1440],
  },
  full: {
    moneySchedules: 10_000,
    crashesOneOf: 1,
    workerKillPoints: 500,
    processKills: 20,
    mostListings: 100_000,
    rowGroupPlaces: 106_000,
    deletionWritesPerKill: 1,
    plans: 5_000,
    phrasesReadBack: 5_000,
    propertyShare: 1,
    axeAtEveryWidth: true,
    darkScreens: Number.POSITIVE_INFINITY,
    looks: allLooks,
    widths: [375, 768, 1440],
  },
};

export const isFull = process.env.TEST_DEPTH === "full";

export const depth: Depth = depths[isFull ? "full" : "push"];
