const unknown = { word: "", look: "text-soft" };
const faces = [{ word: "Closed", look: "text-soft" }, { word: "Open", look: "text-good" }, unknown];

/** `state`: 1 = open, 0 = closed, 2 = the hours are unknown, which has no label. */
export const openNowFace = (state: number) => faces[state] ?? unknown;

export function OpenNow({ state }: { state: number }) {
  const { word, look } = openNowFace(state);
  return <span className={look}>{word ? `${word} now` : "—"}</span>;
}
