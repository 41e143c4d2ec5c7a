import { sampleAnswer } from "virtual:sample-answer";

/** A question about the sample and the product's answer, made while the site is built. */
export function CheckedAnswer({ isOpen = false }: { isOpen?: boolean }) {
  const { question, answer, explanation, notes } = sampleAnswer;
  return (
    <div className="flex flex-col gap-2 text-[0.9375rem]">
      <p className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-md bg-accent px-4 py-2.5 text-accent-ink">
        <span className="sr-only">Question: </span>
        {question}
      </p>
      <div className="w-fit max-w-[92%] rounded-2xl rounded-bl-md border border-line bg-card px-4 py-2.5 shadow-card">
        <p>
          <span className="sr-only">Answer: </span>
          {answer}
        </p>
        <details open={isOpen} className="mt-1 text-sm">
          <summary className="w-fit rounded py-1 text-soft hover:text-ink">
            How this was computed
          </summary>
          <div className="mt-1 flex flex-col gap-1.5 border-line border-l-2 pl-3 text-soft">
            <p>{explanation}</p>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}
