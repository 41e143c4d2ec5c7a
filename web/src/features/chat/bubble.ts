/** The box around a sentence of the assistant. */
export const bubbleClass =
  "w-fit max-w-[85%] whitespace-pre-line text-wrap break-words rounded-2xl rounded-bl-md border px-4 py-2.5 leading-relaxed";
