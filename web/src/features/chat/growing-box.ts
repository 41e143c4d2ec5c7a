import { type RefObject, useLayoutEffect } from "react";

const linesMaxPx = 200;

/** The box grows with its text. */
export function useGrowingBox(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (!box.current) return;
    const { style } = box.current;
    // A placeholder that breaks into two lines would count as text.
    style.height = text === "" ? "" : "auto";
    if (text === "") return;
    const bordersPx = box.current.offsetHeight - box.current.clientHeight;
    style.height = `${Math.min(box.current.scrollHeight + bordersPx, linesMaxPx)}px`;
  }, [box, text]);
}
