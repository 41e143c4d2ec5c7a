import type { Section } from "./coverage.ts";
import {
  area,
  areaPicker,
  buying,
  calls,
  chat,
  chatStorage,
  conversation,
  framing,
  identitySdk,
  navigation,
  pages,
  payments,
  prices,
  pricing,
  resetPassword,
  selectArea,
  selectAreaState,
  signUp,
  token,
  words,
} from "./files.ts";

export const section9: Section = {
  section: 9,
  title: "Business constants and limits",
  shown: [
    prices(
      "rule",
      "0.02° at the equator costs 4,924 micros in Tier 1 and twice that in Tier 2",
      "Tier 1 $0.001 and Tier 2 $0.002 per km²",
    ),
    words("screen", "the wizard's third step", "the preset page shows its price with 4 decimals"),
    area(
      "rule",
      "the area follows the specification's formula",
      "area = Δlat × 110.574 × Δlng × 111.32 × cos(mean latitude)",
    ),
    pricing(
      "screen",
      "shows the cost of a searched place by its tier, down to less than a cent",
      "the estimate is area × rate, with 2 decimals",
    ),
    words(
      "screen",
      "the earlier area screen",
      "the earlier screen says 'Estimated debit' with the tier's label",
    ),
    buying(
      "screen",
      "the navigation leads to the packs, of which the smallest is chosen",
      "packs of $10, $20, $50 and $100, $10 chosen",
    ),
    payments(
      "wire",
      "packs are $10, $20, $50 and $100 of the one price; anything else is refused",
      "all packs have the same price id; the provider runs in a sandbox with a client token",
    ),
    resetPassword(
      "screen",
      "the link takes a good password once, leads to the log-in after 3 seconds, and the password works",
      "the password has at least 8 characters",
      "the password reset leads on after 3 s",
    ),
    words(
      "screen",
      "the deletion of an account asks for the word 'delete', in any case",
      "the confirmation word is 'delete'",
    ),
    areaPicker(
      "wire",
      "asks from three characters on, once the typing rests, and shows six places",
      "search: 3 characters, 300 ms, 6 results on /addPreset and /pricing",
    ),
    selectArea(
      "screen",
      "shows five places at most, the large ones first",
      "search: 5 results on the earlier screen",
    ),
    area(
      "rule",
      "a box around a point is 0.01° to each side",
      "the default box is 0.01 degree to each side",
    ),
    selectAreaState(
      "rule",
      "takes 0.01 degree around a known position, and 10 degrees around the origin else",
      "the fallback area is 10 degrees either side of the origin",
    ),
    framing(
      "rule",
      "a place without a box is shown at zoom 15 on the earlier screen, 13 on the pricing page",
      "a chosen point is shown at zoom 15 on the earlier screen and 13 on the pricing page",
    ),
    framing(
      "rule",
      "the wizard and the pricing page fit the box with 40 pixels around it",
      "the padding is 50 px on the earlier screen and 40 on the pricing page",
    ),
    calls(
      "screen",
      "the pricing map starts at 20, 0 and zoom 2",
      "the pricing map starts at (20, 0), zoom 2",
    ),
    words(
      "screen",
      "the wizard's first step",
      "the map is 400 px high",
      "the suggestion list is at most 15rem high",
    ),
    signUp(
      "screen",
      "confirms once, leads home after 5 seconds with its message, and is refused when used again",
      "the verification leads on after 5 s",
    ),
    chat(
      "screen",
      "warns for 3 seconds when no preset is chosen, and keeps what was typed",
      "the chat's warning stays 3000 ms",
    ),
    navigation(
      "screen",
      "scrolling down past 10 px hides the bar; up, or back to the top, shows it",
      "the navbar's threshold is 10 px",
    ),
    navigation(
      "screen",
      "below the medium width a button opens a menu of 280 px, and Escape closes it",
      "the mobile menu is 280 px wide",
    ),
    conversation(
      "rule",
      "stays whole with 30 characters, and is cut with an ellipsis above",
      "the preview: first 4 words, ellipsis if over 30 characters",
    ),
    chatStorage(
      "storage",
      "are saved after each message, in the database and as a copy",
      "the local database: chatDB, version 1, store conversations",
    ),
    token(
      "rule",
      "is not used in its last 5 seconds, or later",
      "stored tokens are reused only if they expire more than 5 seconds from now",
    ),
    identitySdk(
      "sdk",
      "an upload above 5 MB goes in parts of 5 MB",
      "the SDK's upload chunk size is 5 MB",
    ),
    identitySdk(
      "sdk",
      "after %i lost sockets the next is tried in %i ms",
      "realtime reconnects after 1 s for the first 5 attempts, 5 s up to 15, 10 s up to 100, then 60 s",
    ),
    navigation(
      "storage",
      "every change of the theme changes the page's root and is stored",
      "the theme's storage key is 'theme', with dark and light",
    ),
    pages(
      "screen",
      "the terms state every rule, and since when",
      "the terms state: 'There are no refunds on purchased balance.'",
    ),
  ],
};
