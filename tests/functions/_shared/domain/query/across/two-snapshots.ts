import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { answerWithOthers } from "#domain/query/across/answer-with-others.ts";
import type { Elsewhere, Opened } from "#domain/query/across/elsewhere.ts";
import type { Answered } from "#domain/query/answer-question.ts";
import type { Clock } from "#domain/query/engine/open.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import { clock, listing, snapshotOf } from "../sample-preset.ts";

export const typed =
  (category: string) =>
  (id: number, fields: Partial<ListingWithReceipts> = {}): ListingWithReceipts =>
    listing(id, { category, categories: [category], ...fields });
export const cafe = typed("Coffee Shop");
export const hotel = typed("Hotel");
const niche = ["restaurants", "cafés", "hotels"];

export const before = snapshotOf(
  [
    listing(1),
    listing(2, { phone: "+377 1" }),
    listing(3),
    cafe(10),
    cafe(11, { website: "https://a.example" }),
    hotel(20),
  ],
  { name: "Monaco", taskId: "old", niche },
);
export const now = snapshotOf(
  [
    listing(1),
    listing(2, { phone: "+377 2" }),
    listing(4),
    cafe(11, { website: "https://b.example" }),
    cafe(12),
    cafe(13),
    hotel(20, { website: "https://h.example" }),
    hotel(21),
  ],
  { name: "Monaco (2026-11-20)", taskId: "now", niche },
);
export const porto = snapshotOf(
  [hotel(30, { website: "https://p.example" }), hotel(31), hotel(32), hotel(33)],
  { name: "Porto hotels", taskId: "porto", niche: ["hotels"] },
);
export const lisbon = snapshotOf([hotel(40), cafe(41)], {
  name: "Lisbon",
  taskId: "lisbon",
  niche: ["hotels", "cafés"],
});

const collectedAt = "2026-11-12T10:00:00Z";
export const opened = (snapshot: Snapshot): Opened => ({ snapshot, clock, collectedAt });

/** A person with these presets, and the ids of the snapshots their questions opened. */
export function personWith(
  presets: readonly (Snapshot | { id: string; name: string; found: Opened })[],
  previous: Opened = opened(before),
) {
  const known = presets.map((each) =>
    "found" in each ? each : { id: each.meta.taskId, name: each.meta.name, found: opened(each) },
  );
  const openedIds: string[] = [];
  const elsewhere: Elsewhere = {
    taskId: "now",
    presets: () => Promise.resolve(known.map(({ id, name }) => ({ id, name }))),
    previous: () => {
      openedIds.push("previous");
      return Promise.resolve(previous);
    },
    preset: (id) => {
      openedIds.push(id);
      return Promise.resolve(known.find((each) => each.id === id)?.found ?? { trouble: "gone" });
    },
  };
  const ask = (
    question: string,
    {
      plan,
      of = now,
      at = clock,
      language,
    }: { plan?: unknown; of?: Snapshot; at?: Clock; language?: string } = {},
  ): Promise<Answered> =>
    answerWithOthers(null, {
      question,
      snapshot: of,
      clock: at,
      before: plan,
      language,
      elsewhere,
    });
  return { ask, openedIds };
}

export const person = () => personWith([now, before, porto, lisbon]);

/** Without the parts that a test says nothing of. */
export const planOf = ({ answer: { plan } }: Answered): Partial<Plan> => {
  const { v: _, output: __, measure: ___, ...rest } = plan ?? ({} as Plan);
  return rest;
};
