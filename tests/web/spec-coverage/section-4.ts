import type { Section } from "./coverage.ts";
import {
  account,
  areaPicker,
  buying,
  calls,
  chat,
  chatStorage,
  failures,
  framing,
  geocoder,
  navigation,
  resetPassword,
  selectArea,
  selectAreaState,
  signUp,
  theme,
  token,
  wizard,
  wizardState,
  words,
} from "./files.ts";

export const section4: Section = {
  section: 4,
  title: "States and transitions",
  shown: [
    navigation(
      "storage",
      "with the stored theme %s and a system that is dark: %s, it starts dark: %s",
      "the theme starts dark if the stored one is 'dark', by the operating system when nothing is stored, else light",
    ),
    navigation(
      "storage",
      "every change of the theme changes the page's root and is stored",
      "a toggle flips the theme; the root gains or loses the class dark and the stored theme is rewritten as 'dark' or 'light'",
    ),
    theme(
      "rule",
      "the theme used outside its provider is an error that says so",
      "outside its provider: 'useTheme must be used within a ThemeProvider'",
    ),
    calls(
      "sdk",
      "a page that needs a session reads the account, and a failure means signed out",
      "the account is fetched on load; a failure means signed out",
    ),
    navigation(
      "sdk",
      "logging out in the bar leads to the start page, signed out",
      "log-out deletes the current session, clears the user and leads from the navbar to /",
    ),
    calls(
      "screen",
      "a log-out on the profile page leads to the log-in",
      "from the profile page log-out leads to /login",
    ),
    token(
      "rule",
      "is used again when it expires more than 5 seconds from now",
      "a stored token is reused if it expires more than 5 seconds from now",
    ),
    token(
      "rule",
      "is not used in its last 5 seconds, or later",
      "otherwise a new token is created",
    ),
    account(
      "screen",
      "somebody unverified sees a notice, has the mail sent again, and goes on by its link",
      "the gate: loading, then redirect, notice or content",
    ),
    navigation(
      "screen",
      "the balance is a dollar amount on wide screens, and a dash while unknown",
      "the balance is unknown (a dash), then loaded",
    ),
    failures(
      "wire",
      "that is not there yet is opened, and what that gives is shown",
      "a balance answered by 404 has the account initialised and is taken from that",
    ),
    failures(
      "screen",
      "that can't be read is logged and shown as 0, with a way to try again",
      "any other failure logs an error and sets the balance to 0",
    ),
    navigation(
      "screen",
      "below the medium width a button opens a menu of 280 px, and Escape closes it",
      "the navbar is visible or hidden by scroll, its mobile menu open or closed",
    ),
    navigation(
      "screen",
      "the avatar shows the name's first letter, and its menu offers Profile and Logout",
      "the profile dropdown is open or closed",
    ),
    signUp(
      "sdk",
      "names the address the link was sent to, and leads back to the log-in",
      "sign-up: the account is created and a session opened before the mail is asked for",
    ),
    account(
      "sdk",
      "an unverified address is told so, gets a new mail, and holds no session",
      "log-in: an e-mail session is created; unverified, the session is deleted and an error shown",
    ),
    account(
      "screen",
      "a log-in nobody asked for leads to the profile, and so does the log-in page afterwards",
      "otherwise the log-in leads to /profile",
    ),
    account(
      "sdk",
      "a newcomer allows it and lands on the profile, verified",
      "Google leads to the profile page on success",
    ),
    account(
      "screen",
      "whoever cancels is back on the log-in, with its sentence and a clean address",
      "and to the log-in page on failure",
    ),
    resetPassword(
      "screen",
      "while it sends, both buttons wait; a failure shows its sentence and keeps the address",
      "the reset dialog is open or closed; while sending its buttons are disabled",
    ),
    signUp(
      "screen",
      "confirms once, leads home after 5 seconds with its message, and is refused when used again",
      "the verify page: loading, then success or error",
    ),
    resetPassword(
      "screen",
      "a link without its parameters is invalid",
      "the reset page: loading, then ready or error",
    ),
    chatStorage(
      "screen",
      "begin with the greeting, and only what a person said makes one worth keeping",
      "a new conversation begins with 'Hello! I'm your Super Business Intelligence Assistant. I can help you query your business database to find leads and insights.'",
      "it is saved only with more than the greeting and at least one user message",
    ),
    chatStorage(
      "storage",
      "are saved after each message, in the database and as a copy",
      "a conversation is saved after each message",
    ),
    chatStorage(
      "storage",
      "New Chat starts afresh without a preset; opening one brings its own back",
      "it is saved when a new chat is started and when another is opened",
      "New Chat creates a fresh id and clears the preset selection",
      "opening one restores its messages and niche and reselects the matching preset",
    ),
    chatStorage(
      "storage",
      "the choice of another preset is kept when the page is left",
      "it is saved when the page unloads",
    ),
    chatStorage(
      "storage",
      "can be deleted by keyboard; the current one makes room for an empty one",
      "deleting removes it; the current one makes room for a fresh empty one",
    ),
    chat(
      "screen",
      "says what it searches while one waits; Stop ends it and Retry asks again",
      "sending appends the user's message and shows a loading indicator; then the reply is appended and loading cleared",
    ),
    chatStorage(
      "storage",
      "come back after a reload with messages, tables and preset",
      "on startup the last current conversation is restored",
    ),
    words("screen", "the profile", "the profile's tabs: profile and tasks"),
    words(
      "screen",
      "the deletion of an account asks for the word 'delete', in any case",
      "the delete button is enabled only when the text equals 'delete', in any case",
    ),
    calls(
      "sdk",
      "a changed password ends all sessions and leads to the log-in, with its message",
      "a changed password deletes all sessions, clears the fields, shows 'Password updated! Please log in again.' and leads to the log-in",
    ),
    calls(
      "screen",
      "an account is deleted with the session and without a body, and then the log-in opens",
      "after account deletion the person goes to /login",
    ),
    wizardState("rule", "leaves step 1 only with an area", "step 1 to 2 needs an area"),
    wizardState(
      "rule",
      "leaves step 2 only with a business type",
      "step 2 to 3 needs at least one type",
    ),
    wizard(
      "screen",
      "the browser's back and forward move between the steps, and a reload loses nothing",
      "going back is allowed",
    ),
    calls(
      "screen",
      "a start is sent with name, niche, tier and bounds",
      "submit, success: to the profile page",
    ),
    wizard(
      "screen",
      "a session that has ended leads to the log-in, and back to the same step",
      "submit, 401: to /login",
    ),
    wizard(
      "screen",
      "a balance that is too low is said before, refused in the server's words, and loses nothing",
      "submit, 402: an alert with the server's detail, and the screen stays",
    ),
    wizard(
      "screen",
      "refusals and failures are said in place, and nothing typed is lost",
      "submit, any other failure is logged",
    ),
    geocoder(
      "rule",
      "selects its bounding box, which comes as south, north, west, east",
      "selecting a location sets the area from its bounding box",
    ),
    geocoder(
      "rule",
      "selects 0.01 degree around its point when it has no box, or a broken one",
      "or about 0.01 degree either side of the point when there is none",
    ),
    framing(
      "rule",
      "the wizard and the pricing page fit the box with 40 pixels around it",
      "and fits the map",
    ),
    areaPicker(
      "screen",
      "a drag moves one side, the outline and the price at once; the choice is made at its end",
      "dragging a point updates the area and the price live",
    ),
    selectArea(
      "screen",
      "starts 10 degrees either side of the origin when no position is told",
      "the earlier screen's map is created once",
    ),
    selectArea(
      "screen",
      "starts at the person's position when it is told, and names it",
      "position granted: centred at zoom 13 with a box of 0.01 degree around, and the place's name is looked up",
    ),
    selectAreaState(
      "rule",
      "takes 0.01 degree around a known position, and 10 degrees around the origin else",
      "position denied or unavailable: the default area",
    ),
    areaPicker(
      "screen",
      "a drag moves one side, the outline and the price at once; the choice is made at its end",
      "dragging a marker updates bounds and outline live",
    ),
    selectArea(
      "screen",
      "looks at a place as closely as its size allows, and at a point from zoom 15",
      "choosing a suggestion sets the location and closes the list",
      "with a bounding box the four points stand at its edges' middles and the map fits it with 50 px padding",
    ),
    framing(
      "rule",
      "a place without a box is shown at zoom 15 on the earlier screen, 13 on the pricing page",
      "otherwise a box of 0.01 degree around the point at zoom 15",
    ),
    framing(
      "rule",
      "on the earlier screen the zoom is capped by the box's larger side",
      "zoom cap by the largest span: over 20 degrees 4, over 5 6, over 1 8, over 0.1 10, otherwise 13",
    ),
    buying(
      "wire",
      "without a stand-in the service's own script is asked for at its own address",
      "the payment provider is loaded in its sandbox environment",
    ),
  ],
};
