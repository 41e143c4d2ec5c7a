import { type MapElement, outlineOf, type Point, pointOf } from "../map-element.ts";
import type { Format, Output, Settings } from "./query.ts";
import type { Printed, QueryResult } from "./run-query.ts";

const generator = "Overpass API 0.7.62 7c32a7d5";
export const copyright =
  "The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.";

export interface Answer {
  contentType: string;
  body: string;
}

/** A result in the layout of the recorded answers, byte for byte. */
export function formatAnswer(
  settings: Settings,
  result: QueryResult,
  osmTimestamp: string,
): Answer {
  const { format } = settings;
  switch (format.kind) {
    case "json":
      return { contentType: "application/json", body: jsonBody(result, osmTimestamp) };
    case "csv":
      return { contentType: "text/csv", body: csvBody(format, result) };
    case "xml":
      return {
        contentType: "application/osm3s+xml",
        body: xmlBody(settings, result, osmTimestamp),
      };
  }
}

function jsonBody({ printed, remark }: QueryResult, osmTimestamp: string): string {
  const items = printed.flatMap((part) =>
    part.kind === "count"
      ? [jsonObject({ type: '"count"', id: "0", tags: jsonTags(countTags(part)) })]
      : part.elements.map((element) => jsonElement(element, part.output)),
  );
  return `{
  "version": 0.6,
  "generator": "${generator}",
  "osm3s": {
    "timestamp_osm_base": "${osmTimestamp}",
    "copyright": "${copyright}"
  },
  "elements": [

${items.join(",\n")}

  ]${remark ? `,\n"remark": ${JSON.stringify(remark)}` : ""}
}
`;
}

const countTags = ({ counts }: Printed & { kind: "count" }): Record<string, string> => ({
  nodes: String(counts.node),
  ways: String(counts.way),
  relations: String(counts.relation),
  total: String(counts.node + counts.way + counts.relation),
});

function jsonElement(element: MapElement, output: Output): string {
  const { lat, lon } = pointOf(element);
  const point = { lat: lat.toFixed(7), lon: lon.toFixed(7) };
  const shown = isPointShown(element, output);
  const tags = shownTags(element, output);
  return jsonObject({
    type: JSON.stringify(element.type),
    id: String(element.id),
    ...(shown && element.type === "node" ? point : {}),
    ...(shown && element.type !== "node"
      ? { center: `{\n    "lat": ${point.lat},\n    "lon": ${point.lon}\n  }` }
      : {}),
    ...(output.geometry ? jsonGeometry(element) : {}),
    ...(Object.keys(tags).length > 0 ? { tags: jsonTags(tags) } : {}),
  });
}

/** Of a relation whose shape is known: its box, and its line in members. */
function jsonGeometry(element: MapElement): Record<string, string> {
  const outline = outlineOf(element);
  if (!outline) return {};
  const bounds = Object.entries(boundsOf(outline)).map(([name, at]) => `    "${name}": ${at}`);
  const members = membersOf(element, outline).map(({ ref, line }) => {
    const points = line.map(
      ({ lat, lon }) => `         { "lat": ${lat.toFixed(7)}, "lon": ${lon.toFixed(7)} }`,
    );
    return `    {
      "type": "way",
      "ref": ${ref},
      "role": "outer",
      "geometry": [
${points.join(",\n")}
      ]
    }`;
  });
  return {
    bounds: `{\n${bounds.join(",\n")}\n  }`,
    members: `[\n${members.join(",\n")}\n  ]`,
  };
}

function xmlGeometry(element: MapElement): string {
  const outline = outlineOf(element);
  if (!outline) return "";
  const bounds = Object.entries(boundsOf(outline)).map(([name, at]) => ` ${name}="${at}"`);
  const members = membersOf(element, outline).map(({ ref, line }) => {
    const points = line.map(
      ({ lat, lon }) => `      <nd lat="${lat.toFixed(7)}" lon="${lon.toFixed(7)}"/>\n`,
    );
    return `    <member type="way" ref="${ref}" role="outer">\n${points.join("")}    </member>\n`;
  });
  return `    <bounds${bounds.join("")}/>\n${members.join("")}`;
}

const boundsOf = (outline: readonly Point[]): Record<string, string> => {
  const lats = outline.map(({ lat }) => lat);
  const lons = outline.map(({ lon }) => lon);
  return {
    minlat: Math.min(...lats).toFixed(7),
    minlon: Math.min(...lons).toFixed(7),
    maxlat: Math.max(...lats).toFixed(7),
    maxlon: Math.max(...lons).toFixed(7),
  };
};

/** Real boundaries come in ways that neighbours share, so in any order and direction. */
function membersOf({ id }: MapElement, outline: readonly Point[]) {
  const third = Math.ceil((outline.length - 1) / 3);
  const [a, b, c] = [0, 1, 2].map((part) => outline.slice(part * third, (part + 1) * third + 1));
  return [b?.toReversed(), c, a].flatMap((line, at) =>
    line && line.length > 1 ? [{ ref: id * 10 + at, line }] : [],
  );
}

const jsonObject = (fields: Record<string, string>): string =>
  `{\n${Object.entries(fields)
    .map(([name, value]) => `  "${name}": ${value}`)
    .join(",\n")}\n}`;

const jsonTags = (tags: Record<string, string>): string =>
  `{\n${Object.entries(tags)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(",\n")}\n  }`;

/** Plain `ids` and `tags` carry no place; ways and relations only have one with `center`. */
const isPointShown = (element: MapElement, { detail, center }: Output): boolean =>
  center || (element.type === "node" && detail !== "ids" && detail !== "tags");

const shownTags = (element: MapElement, { detail }: Output): Record<string, string> =>
  detail === "ids" || detail === "skel" ? {} : element.tags;

function xmlBody(settings: Settings, result: QueryResult, osmTimestamp: string): string {
  const { bounds } = settings;
  const box = bounds
    ? `  <bounds minlat="${bounds.south.toFixed(7)}" minlon="${bounds.west.toFixed(7)}" maxlat="${bounds.north.toFixed(7)}" maxlon="${bounds.east.toFixed(7)}"/>\n\n`
    : "";
  const items = result.printed.flatMap((part) =>
    part.kind === "count"
      ? [`  <count id="0">\n${xmlTags(countTags(part))}  </count>\n`]
      : part.elements.map((element) => xmlElement(element, part.output)),
  );
  const remark = result.remark ? `<remark> ${escapeMarkup(result.remark)} </remark>\n` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6" generator="${generator}">
<note>${copyright}</note>
<meta osm_base="${osmTimestamp}"/>

${box}${items.join("")}${remark}
</osm>
`;
}

function xmlElement(element: MapElement, output: Output): string {
  const { lat, lon } = pointOf(element);
  const point = isPointShown(element, output)
    ? ` lat="${lat.toFixed(7)}" lon="${lon.toFixed(7)}"`
    : "";
  const isNode = element.type === "node";
  const center = !isNode && point ? `    <center${point}/>\n` : "";
  const inner =
    center + (output.geometry ? xmlGeometry(element) : "") + xmlTags(shownTags(element, output));
  const head = `  <${element.type} id="${element.id}"${isNode ? point : ""}`;
  return inner ? `${head}>\n${inner}  </${element.type}>\n` : `${head}/>\n`;
}

const xmlTags = (tags: Record<string, string>): string =>
  Object.entries(tags)
    .map(([key, value]) => `    <tag k="${escapeMarkup(key)}" v="${escapeMarkup(value)}"/>\n`)
    .join("");

export const escapeMarkup = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

function csvBody(format: Format & { kind: "csv" }, { printed }: QueryResult): string {
  const { fields, header, separator } = format;
  const rows = printed.flatMap((part) =>
    part.kind === "count"
      ? [fields.map((field) => csvCount(field, part))]
      : part.elements.map((element) =>
          fields.map((field) => csvField(field, element, part.output)),
        ),
  );
  const head = fields.map((field) => field.replace(/^::/, "@"));
  return [...(header ? [head] : []), ...rows].map((row) => `${row.join(separator)}\n`).join("");
}

const csvCount = (field: string, part: Printed & { kind: "count" }): string =>
  field === "::count" ? (countTags(part).total ?? "") : "";

function csvField(field: string, element: MapElement, output: Output): string {
  const { lat, lon } = pointOf(element);
  const isShown = isPointShown(element, output);
  switch (field) {
    case "::type":
      return element.type;
    case "::id":
      return String(element.id);
    case "::lat":
      return isShown ? lat.toFixed(7) : "";
    case "::lon":
      return isShown ? lon.toFixed(7) : "";
    default:
      return shownTags(element, output)[field] ?? "";
  }
}
