/**
 * Every failure a person can meet: its HTTP status and the sentence that is shown. `{name}` parts
 * are filled from the error's values. The cause is for the log only.
 */
export const errorCatalogue = {
  "auth/session-missing": { status: 401, message: "Please log in again." },
  "auth/email-not-verified": { status: 403, message: "Please verify your email first." },
  "auth/account-blocked": { status: 403, message: "This account is blocked. Please contact us." },
  "auth/other-account": { status: 403, message: "You can only see your own account." },

  "request/malformed": { status: 400, message: "The request is invalid: {problem}" },
  "request/no-such-address": { status: 404, message: "This address doesn't exist." },
  "request/method-not-allowed": { status: 405, message: "This address doesn't support {method}." },
  "request/too-large": { status: 413, message: "The request is too large." },
  "request/not-json": { status: 415, message: "Please send the request as JSON." },

  "account/not-found": { status: 404, message: "This account has no balance yet." },

  "area/not-a-number": {
    status: 422,
    message: "Each edge of the area must be a number in degrees.",
  },
  "area/inverted": {
    status: 422,
    message: "The area is inverted: north must be greater than south, and east greater than west.",
  },
  "area/crosses-180": { status: 422, message: "The area can't cross the 180° meridian." },
  "area/off-the-map": {
    status: 422,
    message: "The area must be between 85.05° south and north, and 180° west and east.",
  },
  "area/too-small": {
    status: 422,
    message: "The area is too small: each side must be at least 0.0001°.",
  },
  "area/too-large": {
    status: 422,
    message:
      "This area is {areaKm2} km², but a preset can cover at most {maxKm2} km². Please choose a smaller area.",
  },

  "preset/name-missing": { status: 422, message: "Please enter a name for your preset." },
  "preset/name-too-long": {
    status: 422,
    message: "A preset name can have at most {max} characters.",
  },
  "preset/name-taken": { status: 409, message: "You already have a preset named “{name}”." },
  "preset/place-too-long": {
    status: 422,
    message: "A place name can have at most {max} characters.",
  },
  "preset/offer-too-long": {
    status: 422,
    message: "Please say what you offer in {max} characters or fewer.",
  },
  "preset/not-found": { status: 404, message: "This preset was not found in your account." },
  "preset/deleted": {
    status: 409,
    message: "You have deleted the preset this request created. Please try again in two minutes.",
  },
  "preset/still-running": {
    status: 409,
    message: "This preset is still being collected. Cancel it first, then you can delete it.",
  },
  "preset/not-ready": {
    status: 409,
    message: "This preset is still being collected. You can ask questions once it has finished.",
  },
  "preset/without-data": {
    status: 409,
    message: "This preset has no data because its collection didn't succeed.",
  },
  "preset/without-overture": {
    status: 409,
    message: "This preset has no places of Overture Maps. {hint}",
  },
  "preset/being-prepared": {
    status: 503,
    message: "This preset is being prepared. Please try again in a minute.",
  },

  "niche/missing": { status: 422, message: "Please choose at least one business type." },
  "niche/too-many": { status: 422, message: "A preset can have at most {max} business types." },
  "niche/too-long": { status: 422, message: "A business type can have at most {max} characters." },
  "niche/unknown": {
    status: 422,
    message: "We don't recognize these business types: {types}. {hint}",
  },
  "tier/unknown": { status: 422, message: "Please choose Tier 1 or Tier 2." },

  "credits/insufficient": {
    status: 402,
    message: "Insufficient balance: this collection costs {cost} and your balance is {balance}.",
  },
  "credits/frozen": {
    status: 402,
    message: "This account is on hold because of a payment dispute. Please contact us.",
  },
  "rerun/price-changed": {
    status: 409,
    message: "Re-running this preset now costs {price}. Please check the price and try again.",
  },
  "rerun/free-taken": {
    status: 409,
    message: "The free re-run of this preset has already been started.",
  },
  "payment/not-available": {
    status: 503,
    message: "Credits can't be purchased right now. Please try again later.",
  },
  "payment/provider-unavailable": {
    status: 503,
    message: "The payment service could not be reached. You were not charged; please try again.",
  },
  "payment/unknown-price": { status: 400, message: "This credit pack does not exist." },
  "payment/unknown-amount": {
    status: 400,
    message: "Please choose a credit pack of $10, $20, $50 or $100.",
  },
  "payment/disputed": {
    status: 402,
    message: "One of your payments is being disputed. Please contact us before you buy more.",
  },
  "webhook/bad-signature": { status: 401, message: "The signature is missing or invalid." },
  "webhook/unreadable": { status: 400, message: "The event can't be read." },
  "webhook/too-early": {
    status: 503,
    message: "This event refers to one that has not arrived yet. Please send it again.",
  },
  "ledger/conflict": {
    status: 409,
    message: "The ledger already has a different entry with the ID {entry}.",
  },
  "key/reused": {
    status: 422,
    message: "This Idempotency-Key was already used for another request.",
  },
  "limit/running-tasks": {
    status: 429,
    message: "{max} of your presets are already being collected. Please wait for one to finish.",
  },
  "limit/starts-per-hour": {
    status: 429,
    message: "You've started {max} collections in the past hour. Please try again later.",
  },
  "limit/checkouts": {
    status: 429,
    message: "You've opened the checkout too many times. Please wait a minute.",
  },
  "limit/busy": {
    status: 429,
    message: "Too many questions are being answered right now. Please ask again in a moment.",
  },
  "limit/questions": {
    status: 429,
    message: "You are asking very quickly. Please wait {seconds} seconds.",
  },
  "limit/questions-today": {
    status: 429,
    message: "Today's limit is reached. It resets at 00:00 UTC.",
  },

  "question/missing": { status: 400, message: "Please type a question." },
  "question/too-long": {
    status: 400,
    message: "Please shorten your question to {max} characters.",
  },

  "file/too-large": {
    status: 422,
    message: "This file would be too large. Narrow the list down with filters, or choose CSV.",
  },
  "file/link-expired": {
    status: 401,
    message: "This download link has expired. Please ask again to get a new one.",
  },

  "opt-out/unreadable": { status: 422, message: "Please check what you entered. {problem}" },
  "opt-out/too-long": {
    status: 422,
    message: "A note can have at most {note} characters, and an email address at most {contact}.",
  },
  "opt-out/not-found": {
    status: 404,
    message: "This request was not found. Please start again with the domain or phone number.",
  },
  "opt-out/not-proved": {
    status: 422,
    message:
      "We couldn't find the code at {file} or in a meta tag on the home page of {domain}. Add it and try again; a cached page may take a while to update.",
  },
  "opt-out/operator-decides": {
    status: 422,
    message:
      "A phone number can't be verified through a website: the operator will review this request.",
  },
  "limit/opt-outs": {
    status: 429,
    message: "Too many requests from your network. Please wait {minutes} minutes.",
  },

  "listings/too-many": {
    status: 422,
    message:
      "This area holds {total} businesses of these types; one preset can hold {max}. Choose a smaller area or fewer types.",
  },
  "limit/tasks-queued": {
    status: 429,
    message: "Too many collections are waiting right now. Please try again in a few minutes.",
  },
  "limit/quotes": {
    status: 429,
    message: "You're requesting counts too quickly. Please wait {seconds} seconds.",
  },
  "limit/quotes-today": {
    status: 429,
    message: "Today's limit of counts is reached. It resets at 00:00 UTC.",
  },
  "quote/paused": {
    status: 503,
    message:
      "Counting is paused until tomorrow to leave capacity for collections. You can still start one.",
  },
  "quote/too-big": {
    status: 503,
    message: "This area is too large to count in advance. You can still start a collection.",
  },
  "task/not-finished": {
    status: 409,
    message: "This preset is still being collected. You can run it again once it has finished.",
  },
  "source/used-up": {
    status: 503,
    message:
      "Today's quota of the map data service has been used up. Nothing was charged; please try again tomorrow.",
  },
  "source/unavailable": {
    status: 503,
    message:
      "The map data service could not be reached. Nothing was charged; please try again later.",
  },
  "collection/interrupted": {
    status: 503,
    message:
      "The collection was interrupted too many times. Nothing was charged; please try again.",
  },

  "platform/no-answer": {
    status: 503,
    message: "Our database didn't respond in time. Please try again in a moment.",
  },
  "internal/unexpected": {
    status: 500,
    message:
      "Something went wrong on our side. Nothing was charged. Please try again. (ref {reference})",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

interface AppErrorOptions {
  values?: Record<string, string | number>;
  retryAfterS?: number;
  cause?: unknown;
}

/** The one error the product throws on purpose; `detail` is the person's sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const detail = errorCatalogue[code].message.replace(/\{(\w+)\}/g, (whole, key: string) =>
      String(options.values?.[key] ?? whole),
    );
    super(`${code}: ${detail}`, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.detail = detail;
    this.retryAfterS = options.retryAfterS;
  }
}
