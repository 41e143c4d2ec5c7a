/** Answers of the query function, written by hand: what a screen makes of them is tested. */
export const hostile = `<img src=x onerror="document.title='owned'">`;

export const groupsReply = {
  format: "text",
  answer: "Old Quay has the most: 30.",
  plan: { v: 2, op: "group", groupBy: "suburb", where: { and: [] } },
  result: {
    kind: "aggregate",
    groups: [
      { key: "Old Quay", value: 30 },
      { key: "مرسى", value: 12 },
      { key: null, value: 3 },
    ],
  },
};

export const nothingReply = {
  format: "text",
  answer: "No business matches.",
  plan: {
    v: 2,
    op: "list",
    where: {
      and: [
        { f: "suburb", in: ["Mitte"] },
        { f: "website", has: false },
      ],
    },
  },
  filters: [
    { label: "suburb Mitte", at: ["where", "and", 0] },
    { label: "without website", at: ["where", "and", 1] },
  ],
  result: {
    kind: "list",
    rows: [],
    total: 0,
    coverage: {
      without: [
        { condition: "suburb Mitte", rows: 12 },
        { condition: "without website", rows: 0 },
      ],
    },
  },
};

export const hostileReply = {
  format: "text",
  answer: hostile,
  explanation: hostile,
  notes: [hostile],
  plan: { v: 2, op: "list", where: { and: [{ f: "name", how: "contains", text: hostile }] } },
  result: {
    kind: "list",
    total: 1,
    rows: [
      { id: "a", name: hostile, website: "javascript:document.title='owned'", lat: 1, lon: 1 },
    ],
  },
};
