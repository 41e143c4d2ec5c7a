/** The map and what stands in its place: the same box, so that nothing moves when it arrives. */
export const mapBoxClass =
  "isolate h-[400px] w-full overflow-hidden rounded-xl border border-line bg-sunken";
