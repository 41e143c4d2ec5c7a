import type * as v from "valibot";
import {
  type Endpoint,
  matchPath,
  type Params,
  pathOf,
  type Query,
  type QueryName,
  type Redirect,
} from "#domain/wire/endpoint.ts";
import type { Caller } from "#shared/adapters/appwrite/calls.ts";
import type { AppwriteAddress } from "#shared/adapters/appwrite/client.ts";
import type { Env } from "#shared/env.ts";
import type { FunctionContext } from "./context.ts";
import { parseBody } from "./parse-body.ts";
import { requireCaller } from "./session.ts";

/** A handler's input: every trusted part of the request, and nothing else. */
export interface OpenCall<Pattern extends string = string> {
  params: Params<Pattern>;
  query: Query<QueryName<Pattern>>;
  headers: Record<string, string>;
  env: Env;
  address: AppwriteAddress;
  /** The function's own API key, for the stores. */
  key: string;
  /** The function's public origin, such as `http://localhost:3000`. */
  origin: string;
  /** In milliseconds; the wait for a turn is part of the time for an answer. */
  arrivedAt: number;
}

/** The input of an endpoint that needs a session: the caller is known. */
export interface Call<Pattern extends string = string> extends OpenCall<Pattern> {
  caller: Caller;
}

interface WithBody<Schema extends v.GenericSchema> {
  body: v.InferOutput<Schema>;
}

/** The result of a handler; its type comes from the endpoint. */
interface Reply<Body> {
  status?: number;
  body: Body;
}

type Answer<CallType> = (
  call: CallType,
  context: FunctionContext,
) => Promise<Reply<unknown> | Redirect>;

/** An endpoint with its handler. */
export interface Route extends Pick<Endpoint, "method" | "failsAs"> {
  /** The pattern, with `:names` for parameters. */
  path: string;
  /** The answer to a call of this path; null if the path belongs to another route. */
  at: (path: string) => Answer<Omit<OpenCall, "params">> | null;
}

/** An endpoint for signed-in, verified users, without a body. */
export const endpoint = <Pattern extends string, Body>(
  declared: Endpoint<Pattern, "user", undefined, Body>,
  handle: (call: Call<Pattern>, context: FunctionContext) => Promise<Reply<Body>>,
): Route => route(declared, async (call, context) => handle(await withCaller(call), context));

/** The same with a JSON body, parsed by its schema before the handler sees it. */
export const endpointWithBody = <Pattern extends string, Schema extends v.GenericSchema, Body>(
  declared: Endpoint<Pattern, "user", NoInfer<Schema>, Body>,
  schema: Schema,
  handle: (
    call: Call<Pattern> & WithBody<Schema>,
    context: FunctionContext,
  ) => Promise<Reply<Body>>,
): Route =>
  route(declared, async (call, context) => {
    // Check the session first: a visitor must learn nothing about the body.
    const signedIn = await withCaller(call);
    return handle({ ...signedIn, body: parseBody(schema, context.req) }, context);
  });

/** For anyone, with a JSON body. */
export const openEndpointWithBody = <Pattern extends string, Schema extends v.GenericSchema, Body>(
  declared: Endpoint<Pattern, "anybody", NoInfer<Schema>, Body>,
  schema: Schema,
  handle: (call: OpenCall<Pattern> & WithBody<Schema>) => Promise<Reply<Body>>,
): Route => route(declared, (call, { req }) => handle({ ...call, body: parseBody(schema, req) }));

/** Redirects anyone whose credentials the handler accepts. */
export const redirectEndpoint = <Pattern extends string>(
  declared: Endpoint<Pattern, "anybody", undefined, Redirect>,
  handle: (call: OpenCall<Pattern>) => Promise<Redirect>,
): Route => route(declared, handle);

/** An endpoint whose caller is verified by a signature over the raw body. */
export const signedEndpoint = <Pattern extends string, Body>(
  declared: Endpoint<Pattern, "signer", undefined, Body>,
  handle: (
    call: OpenCall<Pattern> & { rawBody: string; error: FunctionContext["error"] },
  ) => Promise<Reply<Body>>,
): Route =>
  route(declared, (call, { req, error }) => handle({ ...call, rawBody: req.bodyText, error }));

const route = <Pattern extends string>(
  { method, pattern, failsAs }: Pick<Endpoint<Pattern>, "method" | "pattern" | "failsAs">,
  answer: Answer<OpenCall<Pattern>>,
): Route => ({
  method,
  path: pathOf(pattern),
  ...(failsAs ? { failsAs } : {}),
  at: (path) => {
    const params = matchPath(pattern, path);
    return params && ((call, context) => answer({ ...call, params }, context));
  },
});

const withCaller = async <Pattern extends string>(
  call: OpenCall<Pattern>,
): Promise<Call<Pattern>> => ({
  ...call,
  caller: await requireCaller(call.address, call.headers, call.key),
});
