/** Words for kinds of streets with their short forms, where the name comes first: "Pearl Street". */
const closing: Readonly<Record<string, string>> = {
  // English
  street: "st str",
  road: "rd",
  avenue: "ave av",
  boulevard: "blvd bd boul",
  lane: "ln la",
  drive: "dr drv",
  square: "sq",
  place: "pl",
  court: "ct crt",
  crescent: "cres cr cresc",
  terrace: "ter terr",
  highway: "hwy",
  parkway: "pkwy pky",
  gardens: "gdns gdn",
  close: "cl",
  circle: "cir",
  alley: "aly",
  grove: "gr grv",
  quay: "qy",
  mews: "mws",
  plaza: "plz pza",
  route: "rte rt",
  // German
  strasse: "str",
  platz: "pl",
  allee: "al",
  gasse: "g",
  promenade: "prom",
  // Dutch
  straat: "str",
};

/** The same where the name comes last: "Calle Mayor". */
const opening: Readonly<Record<string, string>> = {
  // French
  rue: "r",
  avenue: "av ave",
  boulevard: "bd blvd boul bvd",
  place: "pl",
  chemin: "ch che chem",
  impasse: "imp",
  allee: "all",
  allees: "all",
  route: "rte",
  quai: "q",
  square: "sq",
  passage: "pass",
  faubourg: "fbg fg",
  // Spanish and Catalan
  calle: "c cl",
  carrer: "c",
  avenida: "av avda avd ave",
  avinguda: "av avda",
  plaza: "pl pza plza",
  placa: "pl",
  paseo: "p pso po",
  passeig: "pg p",
  carretera: "ctra cra",
  camino: "cno cmno",
  ronda: "rda",
  travesia: "trv trva",
  // Portuguese
  rua: "r",
  travessa: "tv trav",
  praca: "pc pca",
  largo: "lg",
  estrada: "estr est",
  // Italian
  via: "v",
  viale: "vle",
  piazza: "pza p",
  corso: "cso",
  // Arabic
  شارع: "ش",
};

/** "N Pearl St": only beside a word for a street. */
const directions: Readonly<Record<string, string>> = {
  north: "n",
  south: "s",
  east: "e",
  west: "w",
};

/** Each word with all it may be written as; short forms of one word replace each other. */
function alternatives(table: Readonly<Record<string, string>>): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [word, short] of Object.entries(table)) {
    const all = [word, ...short.split(" ")];
    found.set(word, [...(found.get(word) ?? []), ...all.slice(1)]);
    for (const one of all.slice(1)) {
      const others = all.filter((other) => other !== one);
      found.set(one, [...(found.get(one) ?? []), ...others]);
    }
  }
  return found;
}

const last = alternatives(closing);
const first = alternatives(opening);
const sides = alternatives(directions);

/**
 * Other spellings of a street by its short and its long words: `streetSpellings("pearl st")` // =>
 * ["pearl street", …]. `key` and results are words as `keyOf` folds them; a name of one word has
 * none but for German "Hauptstr.".
 */
export function streetSpellings(key: string): string[] {
  const words = key.split(" ");
  const found = [...compounds(key)];
  if (words.length < 2) return found;
  const isClosed = (at: number): boolean => last.has(words[at] ?? "");
  const end = words.length - 1;
  // "Pearl St N"
  const typeAt = sides.has(words[end] ?? "") && end > 1 && isClosed(end - 1) ? end - 1 : end;
  for (const other of last.get(words[typeAt] ?? "") ?? [])
    found.push(words.with(typeAt, other).join(" "));
  for (const other of first.get(words[0] ?? "") ?? []) found.push(words.with(0, other).join(" "));
  if (!isClosed(typeAt)) return unique(found, key);
  return unique([...found, ...[key, ...found].flatMap(turned)], key);
}

const unique = (keys: readonly string[], own: string): string[] =>
  [...new Set(keys)].filter((one) => one !== own);

/** "Hauptstr." and "Hauptstraße" */
function compounds(key: string): string[] {
  if (/\S{2}strasse$/.test(key)) return [key.replace(/asse$/, "")];
  return /\S{2}str$/.test(key) ? [`${key}asse`] : [];
}

/** With its first or last word for a direction written the other way. */
function turned(key: string): string[] {
  const words = key.split(" ");
  if (words.length < 3) return [];
  return [0, words.length - 1].flatMap((at) =>
    (sides.get(words[at] ?? "") ?? []).map((other) => words.with(at, other).join(" ")),
  );
}
