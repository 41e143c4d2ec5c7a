import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { keptSecret } from "../local-appwrite/index.ts";
import type { PaddleOptions } from "../stand-ins/index.ts";
import type { StackOptions } from "./stack-options.ts";

const standInPriceId = "pri_01hsamplecredit0unit000010";
const standInClientToken = "test_standin0000000000000000000";

/** A key of the real service's takes the place of the stand-in. */
const isStandIn = ({ variables }: StackOptions): boolean => !variables.PADDLE_API_KEY;

const webhookSecret = ({ variables, dataDir }: StackOptions): string =>
  variables.PADDLE_WEBHOOK_SECRET ||
  keptSecret(
    join(dataDir, "webhook-secret"),
    () => `pdl_ntfset_01${randomBytes(24).toString("hex")}`,
  );

const priceIdOf = ({ variables }: StackOptions): string =>
  variables.PADDLE_PRICE_ID || standInPriceId;

/** What the functions are told of payments; explicit variables come on top of it. */
export function paymentVariables(options: StackOptions, origin: string): Record<string, string> {
  if (!isStandIn(options)) return {};
  return {
    PADDLE_ENVIRONMENT: "sandbox",
    PADDLE_API_KEY: "pdl_sdbx_apikey_stand_in_of_this_machine",
    PADDLE_API_BASE: `${origin}/stand-ins/paddle/api`,
    PADDLE_WEBHOOK_SECRET: webhookSecret(options),
    PADDLE_PRICE_ID: priceIdOf(options),
  };
}

/** The stand-in's own side of it, or nothing when the real service is used. */
export function paymentStandIn(
  options: StackOptions,
  webhookUrl: () => string,
): { paddle: PaddleOptions } | undefined {
  if (!isStandIn(options)) return undefined;
  return {
    paddle: {
      file: join(options.dataDir, "stand-in-paddle.json"),
      webhookSecret: webhookSecret(options),
      webhookUrl,
    },
  };
}

/** What the site needs to open a checkout; `standIn` is the script that draws the local one. */
export function sitePayments(options: StackOptions) {
  const { variables } = options;
  const common = {
    environment: variables.PADDLE_ENVIRONMENT || "sandbox",
    priceId: priceIdOf(options),
  };
  return isStandIn(options)
    ? { ...common, token: standInClientToken, standIn: "/stand-ins/paddle/paddle.js" }
    : { ...common, token: variables.PADDLE_CLIENT_TOKEN ?? "" };
}
