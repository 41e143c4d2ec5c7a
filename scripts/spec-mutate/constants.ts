import type { Mutant } from "./mutant.ts";

const journey = (name: string) => `tests/journeys/${name}.test.ts`;

/** Numbers and names of the specification as they stand in the built files. */
export const constants: readonly Mutant[] = [
  {
    rule: "the verification leads on after 5 s",
    file: journey("sign-up"),
    test: "confirms once, leads home after 5 seconds with its message, and is refused when used again",
    inFiles: /^verify-.*\.js$/,
    find: "=5e3",
    instead: "=6e4",
  },
  {
    rule: "the chat's warning stays 3000 ms",
    file: journey("chat"),
    test: "warns for 3 seconds when no preset is chosen, and keeps what was typed",
    inFiles: /^chat-.*\.js$/,
    find: "=3e3",
    instead: "=9e4",
  },
  {
    rule: "Tier 1 costs $0.001 per km²",
    file: journey("words"),
    test: "the wizard's first step",
    inFiles: /^shell-.*\.js$/,
    find: "={1:1e3,2:2e3}",
    instead: "={1:4e3,2:2e3}",
  },
  {
    rule: "the mobile menu is 280 px wide",
    file: journey("navigation"),
    test: "below the medium width a button opens a menu of 280 px, and Escape closes it",
    inFiles: /\.css$/,
    find: "width:280px",
    instead: "width:300px",
  },
  {
    rule: "the map is 400 px high",
    file: journey("words"),
    test: "the pricing page",
    inFiles: /\.css$/,
    find: "height:400px",
    instead: "height:420px",
  },
  {
    rule: "the suggestion list is at most 15rem high",
    file: journey("words"),
    test: "the list of places is at most 15rem high",
    inFiles: /\.css$/,
    find: "max-height:15rem",
    instead: "max-height:18rem",
  },
  {
    rule: "6 results on /addPreset and /pricing",
    file: journey("area-picker"),
    test: "asks from three characters on, once the typing rests, and shows six places",
    inFiles: /^(add-preset|pricing-estimator)-.*\.js$/,
    find: "placesShown:6",
    instead: "placesShown:7",
  },
  {
    rule: "the theme's storage key is 'theme'",
    file: journey("navigation"),
    test: "every change of the theme changes the page's root and is stored",
    inFiles: /^shell-.*\.js$/,
    find: "theme:`theme`",
    instead: "theme:`colour`",
  },
  {
    rule: "the smallest password has 8 characters",
    file: journey("words"),
    test: "the profile's checks of a new password",
    inFiles: /^profile-.*\.js$/,
    find: ".length<8",
    instead: ".length<6",
  },
  {
    rule: "packs of $10, $20, $50 and $100",
    file: journey("buy-credits"),
    test: "the navigation leads to the packs, of which the smallest is chosen",
    inFiles: /^shell-.*\.js$/,
    find: "[10,20,50,100]",
    instead: "[10,20,50,200]",
  },
];
