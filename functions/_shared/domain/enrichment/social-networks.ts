import { decoded } from "../text/decoded.ts";
import { parseUrl } from "../text/parse-url.ts";
import { remembered } from "../text/remembered.ts";

export interface Profile {
  network: SocialNetwork;
  url: string;
  /** The name the network knows it by. */
  handle: string;
}

interface Network {
  network: string;
  hosts: RegExp;
  /** Extracts the handle from a path; `null` if it isn't a profile. */
  handle: (url: URL) => string | null;
}

const reserved =
  /^(share(r|article)?|sharer\.php|share\.php|dialog|plugins|tr|intent|home|login|signup|hashtag|search|explore|about|help|legal|privacy|terms|policies|policy|settings|i|watch|embed|results|feed|p|reel|reels|stories|tv|events?|groups|gaming|marketplace|photo(\.php|s)?|video(s|\.php)?|story\.php|permalink\.php|l\.php|notes|media|status|pin|pinterest|widgets|oembed|logout|download|downloads|business|developers|ads|jobs|learning|pulse|uas|cws|shareArticle|submit|web|apps|badges|tos|accounts|directory|discover|trending|playlist|t|c|user|channel|v|company|in|pub|school|groups|js|en_us|all\.js|sdk\.js|fr_fr|de_de|biz|writeareview|biz_link|find|index\.php|url|redirect|add|subscription_center|profile|people|pages|pg|home\.php|index\.html|tour|store|upload|your_videos|music|premium)$/i;

/** The first part of a path, unless it is one of the network's own rooms. */
const first = (url: URL): string | null => {
  const part = partsOf(url)[0];
  return part !== undefined && !reserved.test(part) ? part : null;
};
const second = (url: URL, rooms: RegExp): string | null => {
  const [room = "", name] = partsOf(url);
  return rooms.test(room) && name !== undefined ? name : null;
};
const partsOf = (url: URL): string[] => url.pathname.split("/").filter(Boolean).map(decoded);

const posts = /^(posts|photos|photo|videos|events|notes|reviews|media_set|albums)$/i;

const networks = [
  {
    network: "facebook",
    hosts: /(^|\.)(facebook|fb)\.(com|me)$/,
    handle: (url) => {
      const [room = "", name, id] = partsOf(url);
      if (/^profile\.php$/i.test(room)) return url.searchParams.get("id");
      if (/^pages$/i.test(room))
        return name !== undefined && !/^category$/i.test(name)
          ? `${name}/${id ?? ""}`
          : (partsOf(url)[3] ?? null);
      if (/^(people|pg|p)$/i.test(room)) return name ?? null;
      if (/^groups$/i.test(room)) return null;
      return name !== undefined && posts.test(name) && id !== undefined ? null : first(url);
    },
  },
  { network: "instagram", hosts: /(^|\.)(instagram\.com|instagr\.am)$/, handle: first },
  {
    network: "x",
    hosts: /(^|\.)(twitter|x)\.com$/,
    handle: (url) =>
      /^status(es)?$/i.test(partsOf(url)[1] ?? "") ? null : (first(url)?.replace(/^@/, "") ?? null),
  },
  {
    network: "linkedin",
    hosts: /(^|\.)linkedin\.com$/,
    handle: (url) => second(url, /^(company|in|pub|school|showcase)$/i),
  },
  {
    network: "youtube",
    hosts: /(^|\.)youtube(-nocookie)?\.com$/,
    handle: (url) => second(url, /^(user|channel|c)$/i) ?? first(url),
  },
  {
    network: "tiktok",
    hosts: /(^|\.)tiktok\.com$/,
    handle: (url) =>
      /^@[\w.]+$/.test(partsOf(url)[0] ?? "") && partsOf(url).length === 1
        ? (partsOf(url)[0] ?? null)
        : null,
  },
  { network: "pinterest", hosts: /(^|\.)pinterest\.[a-z.]+$/, handle: (url) => first(url) },
  {
    network: "googleplus",
    hosts: /^plus\.google\.com$/,
    handle: (url) => partsOf(url).find((part) => /^\+|^\d{15,}$/.test(part)) ?? null,
  },
  { network: "yelp", hosts: /(^|\.)yelp\.[a-z.]+$/, handle: (url) => second(url, /^biz$/i) },
  {
    network: "tripadvisor",
    hosts: /(^|\.)tripadvisor\.[a-z.]+$/,
    handle: (url) =>
      /((?:Hotel|Restaurant|Attraction|ShowUser)_?Reviews?-[^/]+)/i.exec(url.pathname)?.[1] ?? null,
  },
  {
    network: "foursquare",
    hosts: /(^|\.)foursquare\.com$/,
    handle: (url) => second(url, /^(v|venue)$/i) ?? first(url),
  },
  {
    network: "flickr",
    hosts: /(^|\.)flickr\.com$/,
    handle: (url) => second(url, /^(photos|people|groups)$/i) ?? first(url),
  },
  {
    network: "vimeo",
    hosts: /^(www\.)?vimeo\.com$/,
    handle: (url) => {
      const name = first(url);
      return name !== null && !/^\d+$/.test(name) ? name : second(url, /^(user|channels)$/i);
    },
  },
  {
    network: "telegram",
    hosts: /^(t\.me|telegram\.me)$/,
    handle: (url) => (/^(share|joinchat|\+)/i.test(partsOf(url)[0] ?? "") ? null : first(url)),
  },
  {
    network: "vk",
    hosts: /(^|\.)(vk\.com|vkontakte\.ru)$/,
    handle: (url) => (/^share\.php|wall/i.test(partsOf(url)[0] ?? "") ? null : first(url)),
  },
  {
    network: "xing",
    hosts: /(^|\.)xing\.com$/,
    handle: (url) => second(url, /^(companies?|pages|profile|net)$/i),
  },
  {
    network: "threads",
    hosts: /(^|\.)threads\.(net|com)$/,
    handle: (url) => (partsOf(url)[0]?.startsWith("@") ? (partsOf(url)[0] ?? null) : null),
  },
  { network: "bluesky", hosts: /^bsky\.app$/, handle: (url) => second(url, /^profile$/i) },
  { network: "snapchat", hosts: /(^|\.)snapchat\.com$/, handle: (url) => second(url, /^add$/i) },
  {
    network: "tumblr",
    hosts: /\.tumblr\.com$/,
    handle: (url) => {
      const name = url.hostname.split(".")[0] ?? "";
      return /^(www|assets|platform|static)$/.test(name) ? null : name;
    },
  },
  { network: "soundcloud", hosts: /^(www\.)?soundcloud\.com$/, handle: first },
  {
    network: "houzz",
    hosts: /(^|\.)houzz\.[a-z.]+$/,
    handle: (url) => second(url, /^(pro|user|professionals)$/i),
  },
] as const satisfies Network[];

export type SocialNetwork = (typeof networks)[number]["network"];

/** The profile an address leads to, in one form; `null` for share links, posts and rooms of a network. */
export const profileOf = remembered(profileAt);

function profileAt(href: string): Profile | null {
  if (!isOfWeb.test(href) || isElsewhere(href)) return null;
  const url = parsed(href);
  if (!url) return null;
  const found = networks.find(({ hosts }) => hosts.test(url.hostname.toLowerCase()));
  const handle = found?.handle(url);
  if (!found || !handle || handle.length < 2 || handle.length > 200) return null;
  return { network: found.network, url: formOf(url), handle };
}

const isOfWeb = /^\s*(?:https?:|\/\/|www\.)/i;

/** Whether it plainly leads to no network: most links do, and reading an address takes long. */
function isElsewhere(href: string): boolean {
  const host = /^\s*(?:https?:)?\/\/([a-z0-9.-]+)(?=[/?#]|$)/i.exec(href)?.[1]?.toLowerCase();
  return host !== undefined && !networks.some(({ hosts }) => hosts.test(host));
}

function parsed(href: string): URL | null {
  // Old addresses carried the path behind "#!".
  const text = href
    .trim()
    .replace(/^\/\//, "https://")
    .replace(/^(www\.)/i, "https://$1")
    .replace(/\?[^#]*(?=#(!|%21)\/)/i, "")
    .replace(/\/?#(!|%21)\/?/i, "/")
    .replace(/\s/g, "%20");
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Path segments that make up the profile; later ones lead to a subpage of it. */
const depths: [RegExp, number][] = [
  [/^(pages|people)$/i, 4],
  [
    /^(company|in|pub|school|showcase|user|channel|c|biz|v|venue|photos|channels|groups|add|pro|professionals|profile|companies|net|pg|p)$/i,
    2,
  ],
];

function formOf(url: URL): string {
  const id = url.searchParams.get("id");
  const parts = url.pathname.split("/").filter(Boolean);
  const depth = depths.find(([pattern]) => pattern.test(parts[0] ?? ""))?.[1] ?? 1;
  const isWhole = /google|tripadvisor|xing|foursquare/.test(url.hostname);
  const rooms = /^(likes|posts|about|timeline|info|feed|videos|featured|photos_stream)$/i;
  const kept = parts
    .slice(0, isWhole ? parts.length : depth)
    .filter((part, at) => at === 0 || !rooms.test(part));
  const slash = url.pathname.endsWith("/") && kept.length === parts.length ? "/" : "";
  const query = /profile\.php$/i.test(url.pathname) && id ? `?id=${id}` : "";
  return `${url.protocol}//${url.host}/${kept.join("/")}${slash}${query}`;
}

export const socialNetworks: readonly SocialNetwork[] = networks.map(({ network }) => network);
