import { Minus, Plus } from "lucide-react";
import { Popover } from "radix-ui";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

// Imports nothing of the table: a chunk of their own would cost every visitor of a table more.
interface ColumnEdgeProps {
  title: string;
  /** The style's variable with its width. */
  variable: string;
  /** To its usual width with null. */
  onResize: (rem: number | null) => void;
}

const stepRem = 1;
/** Narrower there is no room for a word, and a wider one covers a small window. */
const clampedRem = (rem: number): number => Math.min(Math.max(rem, 4), 30);

/** A hand that holds still moves a little. */
const heldStillPx = 3;

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const headingOf = (edge: Element | null): Element | null => edge?.closest("th") ?? null;
const widthRem = (edge: Element | null): number =>
  (headingOf(edge)?.getBoundingClientRect().width ?? 0) / remPx();

/**
 * The right edge of a column's heading: dragged it resizes the column, pressed it offers buttons for
 * the same, pressed twice it resets it. On the heading Shift with an arrow resizes it.
 */
export function ColumnEdge({ title, variable, onResize }: ColumnEdgeProps) {
  const edge = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The rows follow without being rendered.
  const show = (rem: number | null): void =>
    edge.current
      ?.closest("section")
      ?.parentElement?.style.setProperty(variable, rem === null ? null : `${rem}rem`);
  const set = (rem: number | null): void => {
    const width = rem === null ? null : clampedRem(rem);
    show(width);
    onResize(width);
  };
  const step = (by: number): void => set(widthRem(edge.current) + by * stepRem);
  const reset = (): void => {
    set(null);
    setOpen(false);
  };
  useResizeKeys(edge, step);
  const drag = useDrag({ edge, show, onEnd: set, onPress: () => setOpen(true) });
  const handlers = { ...drag, onDoubleClick: reset };
  return (
    <>
      <span
        ref={edge}
        aria-hidden
        data-edge={title}
        title="Drag to resize. Double-click to reset."
        {...handlers}
        className="after:-translate-y-1/2 absolute top-0 right-0 h-full w-3 cursor-col-resize touch-none select-none after:absolute after:top-1/2 after:right-0 after:h-5 after:w-0.5 after:rounded after:bg-line-strong/60 hover:after:bg-accent active:after:bg-accent"
      />
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        {isOpen && <WidthButtons title={title} edge={edge} onStep={step} onReset={reset} />}
      </Popover.Root>
    </>
  );
}

type Edge = RefObject<HTMLSpanElement | null>;

interface WidthButtonsProps {
  title: string;
  edge: Edge;
  onStep: (by: number) => void;
  onReset: () => void;
}

/** For a person who can't drag. Below the heading's start, which stays where it is. */
function WidthButtons({ title, edge, onStep, onReset }: WidthButtonsProps) {
  const [heading] = useState(() => headingOf(edge.current));
  return (
    <>
      {heading && <Popover.Anchor virtualRef={{ current: heading }} />}
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={`Width of ${title}`}
          // The second press of two is on the edge again.
          onPointerDownOutside={(event) => {
            if (edge.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className="z-50 flex animate-fade items-center gap-1 rounded-xl border border-line bg-raised dark:border-line-strong/50 p-1.5 text-sm shadow-float"
        >
          <IconButton label="Narrower" onClick={() => onStep(-1)}>
            <Minus aria-hidden className="size-4" />
          </IconButton>
          <IconButton label="Wider" onClick={() => onStep(1)}>
            <Plus aria-hidden className="size-4" />
          </IconButton>
          <Button look="soft" size="small" onClick={onReset}>
            Reset
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </>
  );
}

interface DragOptions {
  edge: Edge;
  /** While the hand moves. */
  show: (rem: number) => void;
  onEnd: (rem: number) => void;
  /** Pressed without moving. */
  onPress: () => void;
}

function useDrag({ edge, show, onEnd, onPress }: DragOptions) {
  const drag = useRef<{ fromPx: number; rem: number; to: number | null } | null>(null);
  const end = ({ type }: PointerEvent): void => {
    const { current } = drag;
    drag.current = null;
    if (!current) return;
    if (current.to !== null) onEnd(current.to);
    else if (type === "pointerup") onPress();
  };
  return {
    onPointerDown({ button, clientX, currentTarget, pointerId }: PointerEvent<HTMLSpanElement>) {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      drag.current = { fromPx: clientX, rem: widthRem(edge.current), to: null };
    },
    onPointerMove({ clientX }: PointerEvent) {
      const { current } = drag;
      if (!current) return;
      const byPx = clientX - current.fromPx;
      if (current.to === null && Math.abs(byPx) < heldStillPx) return;
      current.to = clampedRem(current.rem + byPx / remPx());
      show(current.to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function useResizeKeys(edge: Edge, step: (by: number) => void): void {
  useEffect(() => {
    const heading = headingOf(edge.current);
    const onKey = (event: Event): void => {
      const { key, shiftKey } = event as KeyboardEvent;
      if (!shiftKey || !(key === "ArrowLeft" || key === "ArrowRight")) return;
      event.preventDefault();
      step(key === "ArrowLeft" ? -1 : 1);
    };
    heading?.addEventListener("keydown", onKey);
    return () => heading?.removeEventListener("keydown", onKey);
  });
}
