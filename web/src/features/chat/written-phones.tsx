import { Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";

const RewrittenPhones = lazyPart(() => import("./rewritten-phones.tsx"), "RewrittenPhones");

/** In E.164, and no part of an address. */
const numbers = /(?<![^\s(])\+[0-9]{6,15}(?!\w)/g;

/** A text whose phone numbers are shown as people write them. */
export const WrittenPhones = ({ text }: { text: string }) =>
  text.search(numbers) < 0 ? (
    text
  ) : (
    <Suspense fallback={text}>
      <RewrittenPhones {...{ text, numbers }} />
    </Suspense>
  );
