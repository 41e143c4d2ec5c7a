interface Picture {
  name: string;
  width: number;
  height: number;
  phoneHeight: number;
  title: string;
  text: string;
  alt: string;
}

// Taken by `npm run screenshots -- --landing`, which knows the same names and sizes.
const whole: Picture = {
  name: "results",
  width: 1216,
  height: 800,
  phoneHeight: 800,
  title: "Everything on one screen",
  text: "The filters, the map and the table stay in sync.",
  alt: "A preset's screen: filters with counts, businesses grouped on a map, and a table with phone numbers and websites.",
};
const halves: readonly Picture[] = [
  {
    name: "answer",
    width: 880,
    height: 790,
    phoneHeight: 800,
    title: "Answers you can check",
    text: "See the filters used and how the answer was computed.",
    alt: "The chat: a question, its answer as a sentence, the filters used and how the answer was computed.",
  },
  {
    name: "area",
    width: 880,
    height: 790,
    phoneHeight: 900,
    title: "Four points define an area",
    text: "Drag them, nudge them or type them in; the price updates as you go.",
    alt: "Selecting an area: a frame on the map with four draggable points, and its price below.",
  },
];

/** The product itself, on the sample town. */
export function Screenshots() {
  return (
    <section className="border-line border-t py-20 sm:py-28">
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <h2 className="font-semibold text-3xl tracking-[-0.02em] sm:text-4xl">
          What it looks like
        </h2>
        <ul className="mt-12 grid gap-x-6 gap-y-12 md:grid-cols-2">
          <Shown picture={whole} className="md:col-span-2" />
          {halves.map((picture) => (
            <Shown key={picture.name} picture={picture} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** In the page's theme; the other theme's picture is not even downloaded. */
function Shown({ picture, className }: { picture: Picture; className?: string }) {
  const { name, width, height, phoneHeight, title, text, alt } = picture;
  return (
    <li className={className}>
      {(["light", "dark"] as const).map((theme) => (
        <picture key={theme}>
          <source
            media="(max-width: 639px)"
            srcSet={`/screenshots/${name}-phone-${theme}.webp`}
            width={375}
            height={phoneHeight}
          />
          <img
            src={`/screenshots/${name}-${theme}.webp`}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className={`h-auto w-full rounded-2xl border border-line shadow-card ${
              theme === "light" ? "dark:hidden" : "hidden dark:block"
            }`}
          />
        </picture>
      ))}
      <h3 className="mt-5 font-semibold text-lg tracking-tight">{title}</h3>
      <p className="mt-1 text-soft">{text}</p>
    </li>
  );
}
