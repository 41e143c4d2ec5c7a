import presetTable from "@openstreetmap/id-tagging-schema/dist/presets.min.json" with {
  type: "json",
};
import arabic from "@openstreetmap/id-tagging-schema/dist/translations/ar.min.json" with {
  type: "json",
};
import german from "@openstreetmap/id-tagging-schema/dist/translations/de.min.json" with {
  type: "json",
};
import english from "@openstreetmap/id-tagging-schema/dist/translations/en.min.json" with {
  type: "json",
};
import spanish from "@openstreetmap/id-tagging-schema/dist/translations/es.min.json" with {
  type: "json",
};
import french from "@openstreetmap/id-tagging-schema/dist/translations/fr.min.json" with {
  type: "json",
};
import { isInUse, type TagQuery } from "../listing/element.ts";

interface SchemaPreset {
  tags: Readonly<Record<string, string>>;
  addTags?: Readonly<Record<string, string>>;
  fields?: readonly string[];
  moreFields?: readonly string[];
  searchable?: boolean;
}
interface SchemaText {
  name?: string;
  aliases?: readonly string[];
  terms?: readonly string[];
}

/** A kind of business as the map's own tagging schema knows it. */
export interface Preset {
  /** `shop/hairdresser/barber`: a path, the wider kind before the narrower. */
  id: string;
  /** English */
  name: string;
  /** Keys of one object AND, list OR. */
  tags: readonly TagQuery[];
  /** The next wider kind that is a business itself. */
  parent: string | null;
  words: { names: string[]; aliases: string[]; terms: string[] };
}

const schema: Readonly<Record<string, SchemaPreset>> = presetTable;
const texts: readonly Readonly<Record<string, SchemaText>>[] = [
  english.en.presets.presets,
  german.de.presets.presets,
  french.fr.presets.presets,
  spanish.es.presets.presets,
  arabic.ar.presets.presets,
];
const [englishTexts = {}] = texts;

const businessKeys: readonly string[] = [
  "shop",
  "amenity",
  "office",
  "craft",
  "tourism",
  "leisure",
  "healthcare",
  "club",
  "education",
];
/**
 * Only things with a phone or an address on the web can be contacted; benches have opening hours
 * too.
 */
const contactFields: readonly string[] = ["phone", "website", "email"];
const notBusinesses = /^(office\/government|amenity\/(telephone|dog_toilet|give_box|polling))/;

const hasBusinessKey = ({ tags }: SchemaPreset): boolean =>
  businessKeys.some((key) => key in tags && tags[key] !== "*");

const isBusiness = (id: string, preset: SchemaPreset): boolean =>
  preset.searchable !== false &&
  hasBusinessKey(preset) &&
  isInUse(preset.tags) &&
  !notBusinesses.test(id) &&
  [...(preset.fields ?? []), ...(preset.moreFields ?? [])].some((field) =>
    contactFields.includes(field),
  );

/** Every business of the schema with its words in the five languages. */
export function businessPresets(): Preset[] {
  const ids = Object.keys(schema).filter((id) => {
    const preset = schema[id];
    return preset !== undefined && isBusiness(id, preset);
  });
  const known = new Set(ids);
  const twins = retiredTwins();
  return ids.map((id) => ({
    id,
    name: englishTexts[id]?.name ?? id,
    tags: tagsOf(id, twins),
    parent: parentOf(id, known),
    words: wordsOf(id),
  }));
}

/**
 * The map still uses older schemas' tags: a school of music is `education=…` in the new schema and
 * `amenity=…` in the data. Such tags are in `addTags` or under a preset of the same name that is no
 * longer offered.
 */
function tagsOf(id: string, twins: ReadonlyMap<string, TagQuery[]>): TagQuery[] {
  const { tags = {}, addTags = {} } = schema[id] ?? {};
  const details = Object.entries(tags).filter(([key]) => !businessKeys.includes(key));
  const alternatives = Object.entries(addTags)
    .filter(([key, value]) => businessKeys.includes(key) && tags[key] !== value)
    .map(([key, value]) => Object.fromEntries([...details, [key, value]]));
  const wider = schema[id.slice(0, id.lastIndexOf("/"))]?.tags ?? {};
  return distinct(
    [tags, ...alternatives, ...(twins.get(englishTexts[id]?.name ?? "") ?? [])].filter(
      (query) => !isSame(query, wider),
    ),
  );
}

function retiredTwins(): Map<string, TagQuery[]> {
  const twins = new Map<string, TagQuery[]>();
  for (const [id, preset] of Object.entries(schema)) {
    const name = englishTexts[id]?.name;
    if (preset.searchable !== false || name === undefined || !hasBusinessKey(preset)) continue;
    twins.set(name, [...(twins.get(name) ?? []), preset.tags]);
  }
  return twins;
}

function parentOf(id: string, known: ReadonlySet<string>): string | null {
  const parent = id.slice(0, Math.max(id.lastIndexOf("/"), 0));
  if (parent === "") return null;
  return known.has(parent) ? parent : parentOf(parent, known);
}

function wordsOf(id: string): Preset["words"] {
  const said = texts.map((language) => language[id] ?? {});
  return {
    // "Nursery / Childcare" is two names.
    names: said.flatMap(({ name }) => name?.split(" / ") ?? []),
    aliases: said.flatMap(({ aliases }) => aliases ?? []),
    terms: said.flatMap(({ terms }) => terms ?? []),
  };
}

const sortedText = (query: TagQuery): string => JSON.stringify(Object.entries(query).sort());
const isSame = (a: TagQuery, b: TagQuery): boolean => sortedText(a) === sortedText(b);

const distinct = (queries: readonly TagQuery[]): TagQuery[] => [
  ...new Map(queries.map((query) => [sortedText(query), query])).values(),
];
