import { BodyTooLargeError } from "../bounded-body.ts";
import { createParser, parsed } from "../multipart-parser.ts";
import { MAX_BODY_BYTES } from "../request-body.ts";
import type { ApiRequest } from "../service.ts";
import type { ByteStore, ReceivedBytes } from "./byte-store.ts";

const MAX_FIELD_BYTES = 65_536;
const MAX_PARTS = 200;

export interface Form {
  fields: Record<string, unknown>;
  file: (ReceivedBytes & { name: string }) | null;
}

/** `permissions[]` and `permissions[0]` collect into a list. */
function addField(fields: Record<string, unknown>, name: string, value: string): void {
  const list = /^(.+)\[\d*\]$/.exec(name)?.[1];
  if (list === undefined) {
    fields[name] = value;
    return;
  }
  const known = fields[list];
  fields[list] = [...(Array.isArray(known) ? known : []), value];
}

/** Reads a multipart request; the one named part goes straight to disk. Any other body is a form without parts. */
export async function readForm(
  { raw: request, hold }: Pick<ApiRequest, "raw" | "hold">,
  bytes: ByteStore,
  partName = "file",
): Promise<Form> {
  const fields: Record<string, unknown> = {};
  if (!/^multipart\/form-data\b/i.test(request.headers["content-type"] ?? ""))
    return { fields, file: null };
  const parser = createParser(request, {
    defParamCharset: "utf8",
    preservePath: true,
    limits: { fieldSize: MAX_FIELD_BYTES, parts: MAX_PARTS, fileSize: MAX_BODY_BYTES },
  });
  const file = { received: Promise.resolve<Form["file"]>(null), isKnown: false, isTooLarge: false };
  let fieldBytes = 0;
  parser.on("field", (name, value) => {
    fieldBytes += 2 * (name.length + value.length);
    try {
      hold.growAtOnceTo(fieldBytes);
      addField(fields, name, value);
    } catch (error) {
      parser.destroy(error instanceof Error ? error : undefined);
    }
  });
  parser.on("file", (part, stream, info) => {
    if (part !== partName || file.isKnown) return void stream.resume();
    file.isKnown = true;
    stream.on("limit", () => {
      file.isTooLarge = true;
    });
    file.received = bytes.receive(stream).then(
      (received) => ({ ...received, name: info.filename ?? "" }),
      (error: Error) => {
        parser.destroy(error);
        return null;
      },
    );
  });
  try {
    await parsed(request, parser);
    if (file.isTooLarge) throw new BodyTooLargeError();
    return { fields, file: await file.received };
  } catch (error) {
    const received = await file.received;
    if (received) await bytes.discard(received.path);
    throw error;
  }
}
