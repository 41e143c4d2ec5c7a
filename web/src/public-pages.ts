import { paths } from "./paths.ts";

export interface PublicPage {
  path: string;
  /** The tab's name; the screen sets the same. */
  title: string;
  /** What a search engine shows. */
  description: string;
  /** A form is of no use before the code is there, so it is loaded at once. */
  isForm?: true;
}

/** The pages that are drawn while the site is built, and can be read without JavaScript. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    title: "Discover business intelligence with AI",
    description:
      "Choose an area on the map, collect every business of the kinds you need, and ask about them in plain language. Prepaid, per square kilometre.",
  },
  {
    path: paths.pricing,
    title: "Pricing",
    description:
      "What an area costs: $0.001 per km² with the map's data, $0.002 with what businesses say on their own sites. Paid from a prepaid balance.",
  },
  {
    path: paths.sample,
    title: "Sample: a finished preset",
    description:
      "Look at a finished preset without an account: its businesses in a table and on a map, where each value comes from, and an answer you can check.",
  },
  {
    path: paths.terms,
    title: "Terms of Service",
    description: "The terms under which Areascout can be used.",
  },
  {
    path: paths.privacy,
    title: "Privacy Policy",
    description: "What Areascout keeps about you, where, for how long, and your rights.",
  },
  {
    path: paths.bot,
    title: "AreascoutBot",
    description: "Who reads your website as AreascoutBot, what it takes, and how to keep it out.",
  },
  {
    path: paths.optOut,
    title: "Opt out",
    description: "Have your business left out of every preset, export and answer of Areascout.",
    isForm: true,
  },
  {
    path: paths.login,
    title: "Login",
    description: "Sign in to your Areascout account.",
    isForm: true,
  },
  {
    path: paths.createAccount,
    title: "Create Account",
    description: "Open an Areascout account: pick an area, collect its businesses, ask.",
    isForm: true,
  },
];
