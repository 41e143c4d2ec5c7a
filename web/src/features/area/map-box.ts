/** The map and its placeholder: the same box, so nothing moves when the map arrives. */
export const mapBoxClass =
  "isolate h-[400px] w-full overflow-hidden rounded-xl border border-line bg-sunken";
