import type { Section } from "./coverage.ts";
import {
  account,
  buying,
  calls,
  chat,
  failures,
  geocoder,
  resetPassword,
  sdkAccount,
  signUp,
} from "./files.ts";

export const section7: Section = {
  section: 7,
  title: "The calls it makes",
  shown: [
    calls(
      "wire",
      "every call to the backend is JSON and carries the bearer token",
      "calls carry Content-Type JSON and Authorization bearer token",
    ),
    calls(
      "wire",
      "the balance is read by the user's id",
      "GET /api/account/balance?uid={userId} gives balance",
    ),
    failures(
      "wire",
      "that is not there yet is opened, and what that gives is shown",
      "POST /api/account/init {userId} gives balance, called after a 404",
    ),
    calls(
      "wire",
      "the presets are read for the chat and the profile",
      "GET /api/tasks gives the list of tasks, used by chat and profile",
    ),
    calls(
      "wire",
      "a question is sent with niche, name and question",
      "POST /api/queryDatabase {niche, name, question} gives format plus answer or download_url",
    ),
    chat(
      "screen",
      "says in the server's own words why a preset can't be asked",
      "the text of a refused question is used as the error",
    ),
    calls(
      "wire",
      "an account is deleted with the session and without a body, and then the log-in opens",
      "DELETE /api/me with credentials and without a body; afterwards to /login",
    ),
    calls(
      "wire",
      "a start is sent with name, niche, tier and bounds",
      "POST /api/scrape {name, niche, tier, bounds{north, south, east, west}}",
    ),
    calls(
      "wire",
      "a purchase asks for a transaction of the one price, opened in an overlay",
      "POST /api/paddle/create-link {priceId} gives transactionId for the overlay checkout (theme dark or light, locale en)",
    ),
    calls(
      "screen",
      "a CSV is downloaded by opening its link",
      "the CSV download is triggered by opening the download link",
    ),
    sdkAccount(
      "sdk",
      "a person signs up, signs in and sees their own account",
      "get current account; create account (unique id, email, password, username); create e-mail session",
    ),
    account(
      "sdk",
      "a newcomer allows it and lands on the profile, verified",
      "create a Google session: success to the profile page, failure to the log-in page",
    ),
    sdkAccount(
      "sdk",
      "signing out ends the session for good, and the tokens made with it",
      "delete the current session; create JWT, used as the bearer token",
    ),
    calls(
      "sdk",
      "a changed password ends all sessions and leads to the log-in, with its message",
      "update password (new, old), then delete all sessions",
    ),
    resetPassword(
      "sdk",
      "the link takes a good password once, leads to the log-in after 3 seconds, and the password works",
      "create recovery with the reset page's address; update recovery (userId, secret, new password)",
    ),
    signUp(
      "sdk",
      "confirms once, leads home after 5 seconds with its message, and is refused when used again",
      "create verification with the verify page's address; update verification (userId, secret)",
    ),
    geocoder(
      "wire",
      "looks a spot up by its coordinates, with the operator's own names in the answer",
      "reverse geocoding: GET with lat, lon, format=json, accept-language=en",
    ),
    geocoder(
      "rule",
      "is its city, town or village, its state or region, and its country",
      "its address is joined with commas",
    ),
    geocoder(
      "rule",
      "is the first three parts of the whole name where the address has none of them",
      "or the first 3 parts of display_name are used",
    ),
    geocoder(
      "wire",
      "asks with the specification's parameters, and shows at most as many as the screen takes",
      "place search: GET with format=json, q, accept-language=en, addressdetails=1, polygon_geojson=1",
    ),
    calls(
      "wire",
      "map tiles come from the tile server of the settings",
      "map tiles come from a tile server by {z}/{x}/{y}",
    ),
    buying(
      "wire",
      "without a stand-in the service's own script is asked for at its own address",
      "the payment provider's script is loaded from its CDN",
    ),
  ],
};
