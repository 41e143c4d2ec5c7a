import { type RefObject, useLayoutEffect } from "react";

const lineMinPx = 52;
const linesMaxPx = 200;

/** The box grows with its text. */
export function useGrowingBox(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = "auto";
    const wanted = text === "" ? lineMinPx : box.current.scrollHeight + 2;
    box.current.style.height = `${Math.min(wanted, linesMaxPx)}px`;
  }, [box, text]);
}
