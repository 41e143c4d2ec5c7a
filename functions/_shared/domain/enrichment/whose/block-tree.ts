import type { Page } from "../page.ts";

/** The lines of one block, in its parts too: from the first to before `end`. */
export interface Extent {
  first: number;
  end: number;
}

/** Questions about how a page's blocks nest; each is answered in the depth of the page at most. */
export class BlockTree {
  private readonly parents: number[];
  private readonly depths: number[] = [];
  /** The number after a block's last inner one. */
  private readonly ends: number[];
  readonly extents: Extent[];

  constructor({ blocks, lines }: Pick<Page, "blocks" | "lines">) {
    this.parents = blocks.map(({ parent }) => parent);
    this.ends = blocks.map((_, at) => at + 1);
    this.extents = blocks.map(() => ({ first: Number.MAX_SAFE_INTEGER, end: 0 }));
    for (const parent of this.parents) {
      this.depths.push(parent < 0 ? 0 : (this.depths[parent] ?? 0) + 1);
    }
    lines.forEach(({ block = -1 }, line) => {
      this.widen(block, line, line + 1);
    });
    for (let at = blocks.length - 1; at >= 0; at--) {
      const parent = this.parents[at] ?? -1;
      const { first, end } = this.extents[at] ?? { first: 0, end: 0 };
      if (end > 0) this.widen(parent, first, end);
      if (parent >= 0) this.ends[parent] = Math.max(this.ends[parent] ?? 0, this.ends[at] ?? 0);
    }
  }

  private widen(block: number, first: number, end: number): void {
    const extent = this.extents[block];
    if (!extent) return;
    extent.first = Math.min(extent.first, first);
    extent.end = Math.max(extent.end, end);
  }

  parentOf(block: number): number {
    return this.parents[block] ?? -1;
  }

  /** -1, outside every block, holds all. */
  holds(outer: number, inner: number): boolean {
    return outer < 0 || (inner >= outer && inner < (this.ends[outer] ?? 0));
  }

  /** The innermost block around both. */
  around(one: number, two: number): number {
    let at = one;
    while (at >= 0 && !this.holds(at, two)) at = this.parentOf(at);
    return at;
  }

  depth(block: number): number {
    return block < 0 ? -1 : (this.depths[block] ?? 0);
  }
}
