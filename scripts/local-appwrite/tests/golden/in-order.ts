/**
 * Recorded cases need those before them. All are played once, in their order, when the first is asked
 * for; each test then looks at what became of its own, alone and in any order.
 */
export function playedInOrder<Case, Found>(
  cases: readonly Case[],
  play: (one: Case) => Promise<Found>,
): (one: Case | undefined) => Promise<Found> {
  let outcomes: Promise<Map<Case, PromiseSettledResult<Found>>> | undefined;
  async function playAll(): Promise<Map<Case, PromiseSettledResult<Found>>> {
    const played = new Map<Case, PromiseSettledResult<Found>>();
    for (const one of cases) {
      const [outcome] = await Promise.allSettled([play(one)]);
      played.set(one, outcome);
    }
    return played;
  }
  return async (one) => {
    outcomes ??= playAll();
    const outcome = one && (await outcomes).get(one);
    if (!outcome) throw new Error("this case is not among those that are played");
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  };
}
