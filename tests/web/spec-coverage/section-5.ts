import type { Section } from "./coverage.ts";
import {
  areaPicker,
  chat,
  geocoder,
  resetPassword,
  selectArea,
  selectAreaState,
  signUp,
  wizardState,
  words,
} from "./files.ts";

export const section5: Section = {
  section: 5,
  title: "Validation rules",
  shown: [
    words(
      "screen",
      "an empty message does nothing in the chat",
      "a message that is empty after trimming does nothing",
    ),
    chat(
      "screen",
      "warns for 3 seconds when no preset is chosen, and keeps what was typed",
      "without a preset, for 3 seconds: 'Please select a preset from the list before sending a message.', and nothing is sent",
    ),
    words(
      "screen",
      "the profile's checks of a new password",
      "change password: 'New passwords do not match'",
      "and 'Password must be at least 8 characters long'",
    ),
    words(
      "screen",
      "the deletion of an account asks for the word 'delete', in any case",
      "delete account: the text must equal 'delete', ignoring case",
    ),
    resetPassword(
      "screen",
      "while it sends, both buttons wait; a failure shows its sentence and keeps the address",
      "reset dialog: the button is disabled while the e-mail is empty or while sending",
    ),
    words("screen", "the log-in", "the log-in's e-mail field is of type email"),
    words("screen", "the sign-up", "the sign-up's e-mail field is of type email"),
    resetPassword(
      "screen",
      "a link without its parameters is invalid",
      "reset page: 'Invalid or expired reset link. Please request a new password reset.'",
    ),
    resetPassword(
      "screen",
      "the link takes a good password once, leads to the log-in after 3 seconds, and the password works",
      "reset page: 'Passwords do not match.'",
      "reset page: 'Password must be at least 8 characters long.'",
    ),
    signUp(
      "screen",
      "without its parameters says what is missing",
      "verify page: 'Missing verification parameters.'",
    ),
    wizardState(
      "rule",
      "starts only with a name that is not blank",
      "wizard: the name must be non-blank, an area set and at least one type chosen",
    ),
    wizardState(
      "rule",
      "keeps types trimmed and unique, and ignores empty text",
      "wizard: types are trimmed, empty ones ignored, each is there once",
    ),
    areaPicker(
      "wire",
      "asks from three characters on, once the typing rests, and shows six places",
      "place search starts at 3 characters, after a 300 ms wait",
    ),
    areaPicker(
      "screen",
      "asks from three characters on, once the typing rests, and shows six places",
      "/addPreset and /pricing show at most 6 results",
    ),
    selectArea(
      "screen",
      "shows five places at most, the large ones first",
      "the earlier screen shows at most 5",
    ),
    geocoder(
      "rule",
      "stand by importance plus 1 for a country, 0.8 administrative, 0.6 city, 0.4 town",
      "its results are ranked by importance plus: country 1, administrative 0.8, city 0.6, town 0.4",
    ),
    geocoder(
      "rule",
      "the operator's place names replace whole words only, in any case",
      "a country's name is replaced before searching and in the labels, where the operator says so",
    ),
    selectAreaState(
      "rule",
      "sends nothing while the text is blank or no keyword is chosen",
      "earlier screen: nothing happens without a user, with blank text or without a keyword",
    ),
    selectAreaState(
      "rule",
      "asks for an area, and for all of its bounds",
      "earlier screen: 'Please select or draw an area on the map.'",
      "earlier screen: 'Please ensure all area bounds are set.'",
    ),
    selectAreaState(
      "rule",
      "sends the first keyword only, and names the area by its middle where no place was chosen",
      "earlier screen: only the first keyword is used",
      "earlier screen: without a name it is 'Custom Area (lat, lng)' from the middle with 4 decimals",
    ),
    selectAreaState(
      "rule",
      "keeps keywords trimmed and unique, and ignores empty ones",
      "earlier screen: a keyword is added only if non-empty after trimming",
    ),
    selectArea(
      "screen",
      "sends nothing without a name and a keyword, and says what is missing",
      "earlier screen: adding clears the input",
    ),
  ],
};
