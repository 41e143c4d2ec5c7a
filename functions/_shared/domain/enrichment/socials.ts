import { businessesOf } from "./business.ts";
import { type Identity, likeness } from "./identity.ts";
import { type Evidence, evidenceOn, type Found, type Page } from "./page.ts";
import { profileOf, type SocialNetwork } from "./social-networks.ts";
import { type Statement, textsOf } from "./structured-data.ts";
import { isArticle, isCredit, isReview } from "./third-parties.ts";
import type { Share } from "./whose/own-site.ts";

export interface Social {
  network: SocialNetwork;
  url: string;
}

interface SocialPlace extends Evidence {
  social: Social;
  key: string;
  likeness: number;
  weight: number;
}

/** The business's own profiles, one per network: the best supported one; a branch's for want of one. */
export function socialsOf(self: Share, reach: Share, identity: Identity): Found<Social>[] {
  const found = profilesIn(self, identity);
  const networks = new Set(found.map(({ value }) => value.network));
  const more = profilesIn(reach, identity).filter(({ value }) => !networks.has(value.network));
  return [...found, ...more];
}

function profilesIn({ pages, statements }: Share, identity: Identity): Found<Social>[] {
  const places = [
    ...stated(statements, identity),
    ...pages.flatMap((page) => [...linked(page, identity), ...plugged(page, identity)]),
  ];
  const byNetwork = Map.groupBy(places, ({ social }) => social.network);
  return [...byNetwork.values()].flatMap((all) => {
    const byKey = [...Map.groupBy(all, ({ key }) => key).values()];
    const ranked = byKey
      .map((group) => ({ group, score: scoreOf(group) }))
      .sort((a, b) => b.score - a.score);
    const best = ranked[0];
    if (!best || best.score < 2) return [];
    const place = best.group.reduce((a, b) => (b.weight > a.weight ? b : a));
    return [
      { value: place.social, page: place.page, method: place.method, snippet: place.snippet },
    ];
  });
}

/** Its position, its frequency, and whether it contains the business's name. */
function scoreOf(group: readonly SocialPlace[]): number {
  const best = Math.max(...group.map(({ weight }) => weight));
  const pages = new Set(group.map(({ page }) => page)).size;
  const like = Math.max(...group.map((place) => place.likeness));
  return best <= 0 ? 0 : best + Math.min(pages, 3) * 0.2 + like * 3;
}

function stated(statements: readonly Statement[], identity: Identity): SocialPlace[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "sameAs", "url").flatMap((href) =>
      placeOf(href, identity, () => ({
        page: page.ref,
        method,
        snippet: `sameAs: ${href}`,
        weight: 3,
      })),
    ),
  );
}

function placeOf(
  href: string,
  identity: Identity,
  placed: () => Evidence & { weight: number },
): SocialPlace[] {
  const profile = profileOf(href);
  if (!profile) return [];
  const { network, url, handle } = profile;
  return [
    {
      ...placed(),
      social: { network, url },
      key: `${network} ${handle.toLowerCase()}`,
      likeness: likeness(handle, identity),
    },
  ];
}

function linked(page: Page, identity: Identity): SocialPlace[] {
  return page.links.flatMap((link) => {
    const words = `${link.text} ${link.label}`.trim();
    return placeOf(link.href, identity, () => ({
      ...evidenceOn(page, "link", `${words} ${link.href}`),
      weight: weightOf(page, link, words),
    })).filter(({ likeness }) => !isReview(link.path) || likeness >= 0.9);
  });
}

const follow =
  /\b(follow|find us|like us|join us|connect|visit us|watch us|see us|on facebook|on twitter|on instagram|our (facebook|twitter|instagram|page|channel)|folge|folgen|besuch|suivez|rejoign|síguenos|siguenos|volg|seguici|segue|social|netzwerk|review us)\b/i;
const networkName =
  /^(?:\W|\b(?:on|us|our|the|a|an|icon|logo|link|page|button|img|image|png|jpe?g|gif|svg|follow|like|find|join|visit|see|watch|\d+px|\d+|small|large|fa|fb|tw|yt|ig|gplus|google|plus|in|review|reviews|read)\b|facebook|twitter|x|instagram|linkedin|linked|youtube|you|tube|tiktok|pinterest|googleplus|yelp|tripadvisor|trip|advisor|foursquare|flickr|vimeo|telegram|vk|xing|threads|bluesky|snapchat|tumblr|soundcloud|houzz|social|media|icons?)+$/i;

function weightOf(
  page: Page,
  { line, block, path, region, text, href }: Page["links"][number],
  words: string,
): number {
  const { text: around = "", heading = "", block: lineBlock } = page.lines[line] ?? {};
  // An icon's line may be the one after it: a credit in another block isn't the icon's.
  const isInLine = text !== "" || lineBlock === block;
  if (isInLine && isCredit(page.lines, line, text)) return 0;
  if (/rel=author/.test(href)) return 0.5;
  if (/share|sharing|addthis|addtoany|shariff/i.test(path) && !/social|follow/i.test(path))
    return 0.5;
  if (isArticle(path) && !networkName.test(words)) return 0.5;
  if (
    follow.test(around) ||
    follow.test(heading) ||
    follow.test(words) ||
    /social|follow|connect/i.test(path)
  )
    return 2.5;
  if (networkName.test(words) || text === "") return 2.2;
  return region === "footer" || region === "header" || region === "aside" ? 1.5 : 1;
}

/** A page's own boxes of a network: they show the business's profile. */
function plugged(page: Page, identity: Identity): SocialPlace[] {
  return page.attributes.flatMap(({ name, value }) =>
    /^data-(href|url|screen-name)$/.test(name)
      ? placeOf(
          name === "data-screen-name" ? `https://twitter.com/${value}` : value,
          identity,
          () => ({ ...evidenceOn(page, "plug-in", value), weight: 1.5 }),
        )
      : [],
  );
}
