const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  commat: "@",
  period: ".",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ouml: "ö",
  auml: "ä",
  uuml: "ü",
  Ouml: "Ö",
  Auml: "Ä",
  Uuml: "Ü",
  szlig: "ß",
  ntilde: "ñ",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  hellip: "…",
  copy: "©",
  euro: "€",
  pound: "£",
};

/** Entities in a text that no HTML parser has seen: one in a program or in JSON-LD. */
export const decodeEntities = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));?/gi, (whole, dec, hex, name) => {
        if (name !== undefined) return named[name] ?? whole;
        const code = dec === undefined ? Number.parseInt(hex, 16) : Number(dec);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;
