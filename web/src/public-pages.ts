import { paths } from "./paths.ts";

export interface PublicPage {
  path: string;
  /** The tab's name; the screen sets the same. */
  title: string;
  /** The text for search engines. */
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
      "Choose an area on the map, collect every business of the types you need, and ask about them in plain language. Prepaid, per square kilometre.",
  },
  {
    path: paths.pricing,
    title: "Pricing",
    description:
      "What an area costs: $0.001 per km² for map data, $0.002 with details from businesses' own websites. Paid from a prepaid balance.",
  },
  {
    path: paths.sample,
    title: "Sample: a finished preset",
    description:
      "Explore a finished preset without an account: its businesses in a table and on a map, the source of every value, and an answer you can check.",
  },
  {
    path: paths.terms,
    title: "Terms of Service",
    description: "The terms for using Areascout.",
  },
  {
    path: paths.privacy,
    title: "Privacy Policy",
    description: "What Areascout stores about you, where, for how long, and what your rights are.",
  },
  {
    path: paths.bot,
    title: "AreascoutBot",
    description: "What AreascoutBot reads on your website, and how to block it.",
  },
  {
    path: paths.optOut,
    title: "Opt out",
    description: "Have your business removed from every Areascout preset, export and answer.",
    isForm: true,
  },
  {
    path: paths.login,
    title: "Login",
    description: "Log in to your Areascout account.",
    isForm: true,
  },
  {
    path: paths.createAccount,
    title: "Create Account",
    description:
      "Create an Areascout account: pick an area, collect its businesses, ask questions.",
    isForm: true,
  },
];
