/** The field a question is written in, before and after the chat's code has come. */
export const questionField = {
  rows: 1,
  dir: "auto",
  "aria-label": "Ask your question...",
  placeholder: "Ask your question...",
  className:
    "block h-13 w-full resize-none rounded-2xl border border-line-strong bg-card py-3.25 pr-14 pl-4 text-base leading-6 shadow-card placeholder:text-soft focus-visible:border-accent focus-visible:outline-offset-0",
} as const;
