/**
 * Decodes a page's bytes: by its byte order mark, the server's charset, the page's own, or else by
 * its bytes.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const known = byMark(bytes) ?? charsetOf(contentType) ?? stated(bytes);
  const decoder = decoderFor(known);
  if (decoder) {
    const text = decoder.decode(bytes);
    // A page that says it is UTF-8 and is not was mostly written in Western Europe.
    return decoder.encoding === "utf-8" && isBroken(text) ? western(bytes) : text;
  }
  const text = new TextDecoder().decode(bytes);
  return isBroken(text) ? western(bytes) : text;
}

const western = (bytes: Uint8Array): string => new TextDecoder("windows-1252").decode(bytes);

/** Only a real share of unreadable characters: one broken byte must not spoil a whole page. */
function isBroken(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  if (broken === 0) return false;
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return broken > whole;
}

function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

const charsetOf = (text: string | null): string | null =>
  /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text ?? "")?.[1] ?? null;

function stated(bytes: Uint8Array): string | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4_096));
  const declared = /<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1];
  const charset = charsetOf(/<meta[^>]+charset[^>]*>/i.exec(head)?.[0] ?? null) ?? declared ?? null;
  // A page that could be read up to here can't be UTF-16, whatever it declares.
  return charset !== null && /^utf-?16/i.test(charset) ? "utf-8" : charset;
}

function decoderFor(charset: string | null): InstanceType<typeof TextDecoder> | null {
  if (charset === null) return null;
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}
