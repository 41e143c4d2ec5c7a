import { areaKm2 } from "#domain/area.ts";
import { formatDollars, priceMicros } from "#domain/pricing.ts";

// A drawn town, not a real one: the numbers below are computed from this drawing.
const bounds = { north: 36.815, south: 36.793, east: 10.205, west: 10.165 };
const frame = { left: 108, top: 74, right: 372, bottom: 258 };

interface Dot {
  x: number;
  y: number;
  isAsked: boolean;
}

// Each business at x,y; a star marks a café.
const town =
  "46,52 82,128* 60,214 128,40* 142,112* 156,166 134,206* 174,232 188,96 204,150* " +
  "222,196 214,118* 218,236* 252,92 262,140* 274,182 292,222* 300,108 318,160* 330,128 " +
  "338,204* 352,96* 346,240 230,40 316,34* 404,66 430,142* 398,196 446,236* 330,312* " +
  "238,306 166,300*";
const dots: Dot[] = town.split(" ").map((text) => {
  const [x = 0, y = 0] = text.split(",").map(Number.parseFloat);
  return { x, y, isAsked: text.endsWith("*") };
});

const isInside = ({ x, y }: Dot): boolean =>
  x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
const found = dots.filter((dot) => dot.isAsked && isInside(dot)).length;

const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
const handles = [
  { letter: "N", x: middle.x, y: frame.top },
  { letter: "S", x: middle.x, y: frame.bottom },
  { letter: "W", x: frame.left, y: middle.y },
  { letter: "E", x: frame.right, y: middle.y },
];

const facts = [
  { name: "Area", value: `${areaKm2(bounds).toFixed(2)} km²` },
  { name: "Price, Tier 1", value: formatDollars(priceMicros(bounds, 1), 4) },
  { name: "Cafés found", value: String(found) },
];

export function AreaSketch() {
  return (
    <figure className="relative">
      <div className="overflow-hidden rounded-3xl border border-line bg-card shadow-float">
        <svg viewBox="0 0 480 344" role="img" aria-label={sketchText} className="block w-full">
          <rect width="480" height="344" className="fill-sunken" />
          <g fill="none" className="stroke-card" strokeWidth="9" strokeLinecap="round">
            <path d="M-10 96 C120 70 190 130 490 88" />
            <path d="M-10 226 C150 204 300 262 490 206" />
            <path d="M104 -10 C120 120 70 240 112 360" />
            <path d="M286 -10 C268 110 306 230 280 360" />
            <path d="M396 -10 C384 130 420 250 388 360" />
          </g>
          <g fill="none" className="stroke-card" strokeWidth="4">
            <path d="M190 -10 L196 360 M-10 160 L490 150 M-10 300 L490 290 M20 -10 L34 360 M452 -10 L440 360 M-10 30 L490 36" />
          </g>
          <rect
            x={frame.left}
            y={frame.top}
            width={frame.right - frame.left}
            height={frame.bottom - frame.top}
            className="fill-accent/10 stroke-accent"
            strokeWidth="2"
            strokeDasharray="7 6"
          />
          {dots.map((dot) => (
            <circle
              key={`${dot.x} ${dot.y}`}
              cx={dot.x}
              cy={dot.y}
              r={dot.isAsked ? 5.5 : 4}
              className={dot.isAsked && isInside(dot) ? "fill-accent" : "fill-line-strong/50"}
            />
          ))}
          {handles.map(({ letter, x, y }) => (
            <g key={letter}>
              <circle cx={x} cy={y} r="12" className="fill-card stroke-accent" strokeWidth="2" />
              <text
                x={x}
                y={y + 4}
                textAnchor="middle"
                className="fill-accent font-semibold text-[11px]"
              >
                {letter}
              </text>
            </g>
          ))}
        </svg>
        <dl className="grid grid-cols-3 divide-x divide-line border-line border-t">
          {facts.map(({ name, value }) => (
            <div key={name} className="px-4 py-3.5 sm:px-5">
              <dt className="text-soft text-xs">{name}</dt>
              <dd className="mt-0.5 font-semibold text-base tabular-nums tracking-tight sm:text-lg">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-4 ml-auto w-fit max-w-[19rem] rounded-2xl rounded-br-md bg-accent px-4 py-2.5 text-[0.9375rem] text-accent-ink">
        How many cafés are in my area?
      </div>
      <div className="mt-2 w-fit max-w-[19rem] rounded-2xl rounded-bl-md border border-line bg-card px-4 py-2.5 text-[0.9375rem] shadow-card">
        There are <strong className="tabular-nums">{found} cafés</strong> in your area.
      </div>
      <figcaption className="mt-4 text-soft text-xs">
        A drawing. Its numbers are computed by the product's own rules.
      </figcaption>
    </figure>
  );
}

const sketchText =
  "A dashed frame on a map with handles north, south, east and west; the cafés inside it are marked.";
