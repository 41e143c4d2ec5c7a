import type { Section } from "./coverage.ts";
import { account, badInput, roles, twoUsers } from "./files.ts";

export const section6: Section = {
  section: 6,
  title: "Roles and permissions",
  shown: [
    roles(
      "screen",
      "an anonymous visitor sees every public screen and no other",
      "anonymous visitors: home, login, create-account, verify, reset-password, pricing, terms, privacy",
    ),
    roles(
      "screen",
      "a verified person sees every screen",
      "people with a verified e-mail: chat, profile, addPreset, checkout",
    ),
    roles(
      "screen",
      "an unverified person is stopped before every protected screen, with a way out",
      "people with an unverified e-mail are blocked on protected routes, with a resend",
    ),
    account(
      "screen",
      "an unverified address is told so, gets a new mail, and holds no session",
      "the log-in itself needs a verified e-mail",
    ),
    badInput(
      "wire",
      "without a session, with a made-up or an outdated token nothing is answered",
      "calls to the product's backend carry a bearer token",
    ),
    twoUsers(
      "wire",
      "an identity header changes nobody into somebody else",
      "there is no administrator and no other role",
    ),
  ],
};
