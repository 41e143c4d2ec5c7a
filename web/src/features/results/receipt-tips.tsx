import { Tooltip } from "radix-ui";
import {
  type FocusEvent,
  type PointerEvent,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { ListingColumn, ListingWithReceipts } from "#domain/listing/listing.ts";
import { receiptLine } from "./receipt-words.ts";

interface Pointed {
  link: HTMLElement;
  line: string;
}

const delayMs = 300;

/**
 * Shows on hover and on focus where a value comes from: one tip for all links below that name their
 * column in `data-receipt` and are in a row with `aria-rowindex`. `listingOf` takes that number.
 */
export function useReceiptTips(listingOf: (rowIndex: number) => ListingWithReceipts | undefined) {
  const [pointed, point] = useState<Pointed | null>(null);
  const waiting = useRef(0);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const show = (link: HTMLElement): void => {
    const column = link.dataset.receipt as ListingColumn;
    const rowIndex = Number(link.closest("[aria-rowindex]")?.getAttribute("aria-rowindex"));
    const receipt = listingOf(rowIndex)?.receipts[column];
    point(receipt ? { link, line: receiptLine(receipt) } : null);
  };
  const handlers = {
    onPointerOver(event: PointerEvent) {
      clearTimeout(waiting.current);
      const link = linkOf(event);
      if (!link || event.pointerType === "touch") return;
      waiting.current = window.setTimeout(() => link.isConnected && show(link), delayMs);
    },
    onPointerLeave: () => clearTimeout(waiting.current),
    onFocus(event: FocusEvent) {
      const link = linkOf(event);
      if (link?.matches(":focus-visible")) show(link);
    },
    onBlur: () => point(null),
  };
  const tip = pointed && (
    <Tooltip.Root key={pointed.line} open onOpenChange={(isOpen) => isOpen || point(null)}>
      <Tooltip.Trigger asChild>
        <StandIn link={pointed.link} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-sm animate-fade break-words rounded-lg bg-ink px-3 py-2 text-page text-sm shadow-float"
        >
          {pointed.line}
          <Tooltip.Arrow className="fill-ink" />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
  return { handlers, tip };
}

const linkOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-receipt]") : null;

interface StandInProps {
  link: HTMLElement;
  ref?: Ref<HTMLElement>;
  "aria-describedby"?: string;
}

/** The tip belongs to a link that is there already. */
function StandIn({ link, ref, "aria-describedby": tipId }: StandInProps) {
  useImperativeHandle(ref, () => link, [link]);
  useEffect(() => {
    if (!tipId) return;
    link.setAttribute("aria-describedby", tipId);
    return () => link.removeAttribute("aria-describedby");
  }, [link, tipId]);
  return null;
}
