const MAGIC: readonly { bytes: string; offset?: number; mimeType: string }[] = [
  { bytes: "89504e470d0a1a0a", mimeType: "image/png" },
  { bytes: "ffd8ff", mimeType: "image/jpeg" },
  { bytes: "47494638", mimeType: "image/gif" },
  { bytes: "57454250", offset: 8, mimeType: "image/webp" },
  { bytes: "25504446", mimeType: "application/pdf" },
  { bytes: "504b0304", mimeType: "application/zip" },
  { bytes: "1f8b", mimeType: "application/gzip" },
];

/** How many first bytes of a file tell its type. */
export const MIME_SAMPLE_BYTES = 65_536;

/** Bytes only; the file's name says nothing. `sample` holds the first bytes of the file. */
export function detectMimeType(sample: Buffer): string {
  if (sample.length === 0) return "application/x-empty";
  if (sample.length === 1) return "application/octet-stream";
  for (const { bytes, offset = 0, mimeType } of MAGIC) {
    if (sample.subarray(offset, offset + bytes.length / 2).toString("hex") === bytes)
      return mimeType;
  }
  const text = decodeText(sample);
  if (text === null) return "application/octet-stream";
  return textType(text);
}

function decodeText(sample: Buffer): string | null {
  if (sample.includes(0)) return null;
  try {
    // A sample may end within a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(sample, {
      stream: sample.length >= MIME_SAMPLE_BYTES,
    });
  } catch {
    return null;
  }
}

function textType(text: string): string {
  const start = text.trimStart().slice(0, 100).toLowerCase();
  if (start.startsWith("<?xml")) return text.includes("<svg") ? "image/svg+xml" : "text/xml";
  if (start.startsWith("<svg")) return "image/svg+xml";
  if (start.startsWith("<!doctype html") || start.startsWith("<html")) return "text/html";
  if (/^[[{]/.test(start) && isJson(text)) return "application/json";
  return isCsv(text) ? "text/csv" : "text/plain";
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text.length >= MIME_SAMPLE_BYTES;
  }
}

/** At least three lines with the same number of commas outside quotes. */
function isCsv(text: string): boolean {
  const lines = text.replace(/"(?:[^"]|"")*"/g, "").split("\n", 11);
  if (lines.length > 3) lines.pop();
  const fields = lines.map((line) => line.split(",").length);
  const [first = 1] = fields;
  return lines.length >= 3 && first > 1 && fields.every((count) => count === first);
}

const SHOWN_INLINE = ["application/pdf", "text/plain"];

/** The type a browser may be given to show: never one that runs scripts. */
export function viewType(mimeType: string): string {
  const isMedia = /^(image|audio|video)\//.test(mimeType) && mimeType !== "image/svg+xml";
  return isMedia || SHOWN_INLINE.includes(mimeType) ? mimeType : "text/plain";
}
