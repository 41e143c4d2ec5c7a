/** The ways owners of sites hide an address from programs, or do not. */
export const spellings = [
  "link",
  "link",
  "link",
  "text",
  "entities",
  "brackets",
  "cloudflare",
  "written",
] as const;
export type Spelling = (typeof spellings)[number];

export function spelled(address: string, spelling: Spelling): string {
  const [box = "", host = ""] = address.split("@");
  switch (spelling) {
    case "text":
      return escaped(address);
    case "entities": {
      const hidden = entities(address);
      return `<a href="${entities("mailto:")}${hidden}">${hidden}</a>`;
    }
    case "brackets":
      return `${box} [at] ${host.replaceAll(".", " [dot] ")}`;
    case "cloudflare":
      return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloudflare(address)}">[email&#160;protected]</a>`;
    case "written":
      return `<script>document.write('<a href="mailto:' + '${box}' + '@' + '${host}' + '">' + '${box}' + '@' + '${host}' + '</a>');</script>`;
    default:
      return `<a href="mailto:${escaped(address)}">${escaped(address)}</a>`;
  }
}

const entities = (text: string): string =>
  [...text].map((char) => `&#${char.codePointAt(0)};`).join("");

/** The first byte is the key that all others are mixed with. */
function cloudflare(address: string): string {
  const key = 0x5a;
  const bytes = [key, ...[...Buffer.from(address)].map((byte) => byte ^ key)];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
