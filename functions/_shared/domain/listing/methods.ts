/**
 * How each value of a listing was found, each method at the place of its column; `null` = that one
 * has no receipt. It never changes: the listings whose values were all found alike share one.
 */
export interface Methods {
  readonly list: readonly (string | null)[];
  /** The sets made from these by adding one method, by its place; only the keeper reads this. */
  readonly more: (Map<string, Methods> | undefined)[];
}

export interface MethodsKeeper {
  none: Methods;
  /** The same ones with one more, or with another one in the place of it. */
  add: (methods: Methods, place: number, method: string) => Methods;
}

/** A program that runs for long sees ever more of them; those it meets again are made again. */
const keptMax = 5_000;

/** Makes each different set of methods once, for so many columns. */
export function keepMethods(columns: number): MethodsKeeper {
  const none: Methods = { list: Array<null>(columns).fill(null), more: [] };
  let kept = 0;
  const add = (methods: Methods, place: number, method: string): Methods => {
    const known = methods.more[place]?.get(method);
    if (known) return known;
    if (kept === keptMax) {
      none.more.length = 0;
      kept = 0;
    }
    const made: Methods = { list: methods.list.with(place, method), more: [] };
    methods.more[place] ??= new Map();
    methods.more[place].set(method, made);
    kept += 1;
    return made;
  };
  return { none, add };
}
