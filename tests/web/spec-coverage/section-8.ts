import type { Section } from "./coverage.ts";
import {
  account,
  answerMessage,
  areaPicker,
  buying,
  calls,
  chatStorage,
  failure,
  failures,
  identitySdk,
  pages,
  resetPassword,
  selectArea,
  signUp,
  wizard,
} from "./files.ts";

export const section8: Section = {
  section: 8,
  title: "Error catalogue",
  shown: [
    answerMessage(
      "rule",
      "of a failure names it after a cross",
      "chat failure: '❌ Error: ' plus the message",
    ),
    answerMessage(
      "rule",
      "says so when the format is not one of the two",
      "'❌ Unexpected response format.'",
    ),
    account(
      "screen",
      "an unverified address is told so, gets a new mail, and holds no session",
      "'Please verify your email before logging in. Check your inbox for the verification link.'",
    ),
    account(
      "screen",
      "a wrong password shows the provider's words",
      "log-in: the provider's message",
    ),
    failures("screen", "logging in", "log-in: 'Email login failed. Please try again.'"),
    failures("screen", "signing up", "sign-up: 'Email signup failed. Please try again.'"),
    failures(
      "screen",
      "asking for a password reset",
      "reset dialog: 'Failed to send reset instructions. Please try again.'",
    ),
    failures("screen", "verifying", "verification: 'Verification failed. Please try again.'"),
    failures(
      "screen",
      "setting a new password",
      "reset: 'Failed to reset password. Please try again.'",
    ),
    failures("screen", "changing the password", "password change: 'Failed to update password'"),
    account(
      "screen",
      "whoever cancels is back on the log-in, with its sentence and a clean address",
      "'Google login failed. Please try again.'",
    ),
    resetPassword(
      "screen",
      "the dialog sends the mail, to nobody's disadvantage the same for an unknown address",
      "'Password reset instructions have been sent to your email.'",
    ),
    calls(
      "screen",
      "a refused change of the password shows the provider's words",
      "password change: the provider's message",
    ),
    signUp(
      "screen",
      "shows why it failed in a red box and keeps what was typed",
      "sign-up failure: the message in a red box",
    ),
    signUp(
      "screen",
      "confirms once, leads home after 5 seconds with its message, and is refused when used again",
      "verification failure: the error's message",
    ),
    resetPassword(
      "screen",
      "the link takes a good password once, leads to the log-in after 3 seconds, and the password works",
      "reset failure: the error's message",
      "reset success, in green: 'Password reset successful! You can now log in with your new password.'",
    ),
    account(
      "screen",
      "a mail that can't be sent says so and can be asked for again",
      "resend: 'A new verification email has been sent to your inbox.'",
      "a failed resend is logged",
    ),
    wizard(
      "screen",
      "a session that has ended leads to the log-in, and back to the same step",
      "scrape: 401 leads to /login",
    ),
    wizard(
      "screen",
      "a balance that is too low is said before, refused in the server's words, and loses nothing",
      "scrape: 402 alerts the server's detail",
    ),
    wizard(
      "screen",
      "refusals and failures are said in place, and nothing typed is lost",
      "scrape: any other non-OK logs 'Server responded with status N'",
    ),
    failures(
      "screen",
      "that can't be read is logged and shown as 0, with a way to try again",
      "balance: logs 'Balance load failure' and shows 0",
      "an unexpected balance status raises 'unexpected status {status}', which ends with 0",
    ),
    failures(
      "screen",
      "whose account can't be opened is logged and shown as 0",
      "an init failure raises 'init failed {status}', which ends with 0",
    ),
    failures(
      "screen",
      "presets that can't be read are logged, said, and can be read again",
      "logged, and told beyond the specification: tasks load",
    ),
    chatStorage(
      "screen",
      "are written without a word missing when the storage is full, and that is said",
      "logged, and told beyond the specification: conversation save, load and delete",
    ),
    failures(
      "screen",
      "a log-out that fails is logged and said, and one stays signed in",
      "logged, and told beyond the specification: log-out",
    ),
    calls(
      "screen",
      "a deletion that fails is said and leaves everything as it is",
      "logged, and told beyond the specification: account delete",
    ),
    buying(
      "screen",
      "an order that could not be written is told with the server's sentence",
      "logged, and told beyond the specification: checkout failure",
    ),
    buying(
      "screen",
      "a script that is blocked is explained; trying again loads the page anew",
      "logged, and told beyond the specification: a payment provider not yet ready",
    ),
    areaPicker(
      "screen",
      "says when nothing is found, and when the service does not answer",
      "logged, and told beyond the specification: reverse geocoding and place search",
    ),
    selectArea(
      "screen",
      "sends whoever is not logged in to the log-in",
      "a failed current-user call on the earlier screen leads to the log-in",
    ),
    pages(
      "screen",
      "an unknown address is answered with the plain text '404 Not Found'",
      "unknown route: '404 Not Found'",
    ),
    pages(
      "screen",
      "an error nobody caught shows 'Unexpected Application Error!' and %s",
      "'Unexpected Application Error!' with the status or message",
    ),
    identitySdk(
      "sdk",
      "an error carries its message, code, type and response",
      "identity errors carry message, HTTP code (400 and above), type and response",
    ),
    identitySdk(
      "sdk",
      "a missing argument is named",
      "a missing argument gives 'Missing required parameter: \"<name>\"'",
    ),
    failure(
      "rule",
      "no answer at all reads the same in every browser",
      "a network failure gives 'Network request failed'",
    ),
    identitySdk(
      "sdk",
      "a realtime socket that breaks is said to be and opened again after a second",
      "a realtime disconnect logs a message and reconnects",
    ),
    identitySdk(
      "sdk",
      "a realtime socket refused by 1008 is not opened again",
      "a socket error with code 1008 stops reconnecting",
    ),
    areaPicker(
      "screen",
      "says when nothing is found, and when the service does not answer",
      "place search: 'Nothing found'",
    ),
  ],
};
