import { slugOf } from "./business-names.ts";
import type { Random } from "./random.ts";

type Tags = Record<string, string>;

/** Telephone numbers, each handed out once: only those set aside for fiction. */
export function createPhoneBook(random: Random): () => { local: string; trunk: string } {
  const numbers = [
    ...Array.from({ length: 1000 }, (_, i) => ({ local: `7946 0${pad(i)}`, trunk: "20" })),
    ...Array.from({ length: 160 }, (_, i) => ({ local: `960${pad(i * 6)}`, trunk: "1632" })),
  ];
  const order = random.shuffled(numbers);
  let used = 0;
  return () => {
    used += 1;
    return order[used % order.length] ?? { local: "7946 0000", trunk: "20" };
  };
}

const pad = (value: number): string => String(value).padStart(3, "0");

function written({ local, trunk }: { local: string; trunk: string }, random: Random): string {
  const close = local.replace(" ", "");
  const style = random.next();
  if (style < 0.56) return `+44 ${trunk} ${local}`;
  if (style < 0.68) return `+44${trunk}${close}`;
  if (style < 0.75) return `+44 (0)${trunk} ${local}`;
  if (style < 0.82) return `+44-${trunk}-${local.replace(" ", "-")}`;
  if (style < 0.87) return `0044 ${trunk} ${local}`;
  if (style < 0.92) return `(0${trunk}) ${local}`;
  if (style < 0.96) return `0${trunk} ${local}`;
  if (style < 0.98) return `+44 ${trunk} ${local} ext. ${random.between(2, 98)}`;
  return `tel:+44${trunk}${close}`;
}

/** Phone, web site, e-mail and social pages, with the gaps and habits real map data has. */
export function contactTags(
  name: string | undefined,
  random: Random,
  nextPhone: () => { local: string; trunk: string },
): Tags {
  // Who tells one thing about a business tends to tell the others as well.
  const isWellKept = random.chance(0.42);
  return {
    ...(random.chance(isWellKept ? 0.69 : 0.1) ? phoneTags(random, nextPhone) : {}),
    ...(name && random.chance(isWellKept ? 0.76 : 0.12) ? websiteTags(name, random) : {}),
    ...(name && random.chance(isWellKept ? 0.16 : 0.02) ? emailTags(name, random) : {}),
    ...(name && random.chance(isWellKept ? 0.1 : 0.01) ? socialTags(name, random) : {}),
  };
}

function phoneTags(random: Random, nextPhone: () => { local: string; trunk: string }): Tags {
  const number = written(nextPhone(), random);
  const isNational = /^\(?0[^0]/.test(number);
  const several = random.chance(0.06) ? `${number}; ${written(nextPhone(), random)}` : number;
  const key = random.chance(0.14) ? "contact:phone" : "phone";
  return {
    [key]: several,
    ...(isNational ? { "addr:country": "GB" } : {}),
    ...(random.chance(0.03) ? { "contact:mobile": written(nextPhone(), random) } : {}),
    ...(random.chance(0.03) ? { fax: written(nextPhone(), random) } : {}),
  };
}

function websiteTags(name: string, random: Random): Tags {
  const slug = slugOf(name) || `shop-${random.between(100, 999)}`;
  const style = random.next();
  const key = random.chance(0.13) ? "contact:website" : "website";
  if (style < 0.78) return { [key]: `https://${slug}-ellory.example/` };
  if (style < 0.86) return { [key]: `www.${slug}.example` };
  if (style < 0.91) return { [key]: `http://www.${slug}.example/` };
  if (style < 0.95) return { [key]: `${slug}.example/port-ellory` };
  if (style < 0.98) return { url: `https://${slug}.example/?utm_source=map` };
  return { [key]: `https://${slug}.example; https://booking.example/${slug}` };
}

function emailTags(name: string, random: Random): Tags {
  const host = `${slugOf(name) || "mail"}.example`;
  const box = random.pick(["info", "hello", "office", "bookings", "sales"]);
  return { [random.chance(0.3) ? "contact:email" : "email"]: `${box}@${host}` };
}

function socialTags(name: string, random: Random): Tags {
  const page = `sample-town-${slugOf(name) || "page"}`;
  return random.pick<Tags>([
    { "contact:facebook": `https://www.facebook.com/${page}` },
    { "contact:instagram": `https://www.instagram.com/${page}/` },
    { "contact:facebook": page, "contact:instagram": `@${page}` },
  ]);
}
