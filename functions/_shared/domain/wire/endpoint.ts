import type { GenericSchema, InferInput } from "valibot";

/** The callers allowed: a signed-in user, anyone, or a service that signs its requests. */
type Caller = "user" | "anybody" | "signer";

interface Options<By extends Caller> {
  /** Defaults to `user`. */
  by?: By;
  /** A person sees the body of a failure, so it is plain text. */
  failsAs?: "text";
}

/**
 * The contract of one endpoint. Its request and reply exist as types only, so the site downloads
 * neither schema nor parser.
 */
export interface Endpoint<
  Pattern extends string = string,
  By extends Caller = Caller,
  // Invariant: a schema for more or fewer fields must not match.
  in out Request = unknown,
  Reply = unknown,
> extends Options<By> {
  method: "GET" | "POST" | "DELETE";
  /** `:name` is a parameter; `?one&other` lists the allowed query parameters. */
  pattern: Pattern;
  types?: { request: Request; reply: Reply };
}

/** The reply of an endpoint that redirects the browser. */
export interface Redirect {
  location: string;
}

type PathOf<Pattern extends string> = Pattern extends `${infer Path}?${string}` ? Path : Pattern;

type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** `/api/tasks/:id/tiles/:path` // => { id: string; path: string } */
export type Params<Pattern extends string> = Record<NamesIn<PathOf<Pattern>>, string>;

type Split<Names extends string> = Names extends `${infer Name}&${infer Rest}`
  ? Name | Split<Rest>
  : Names;

export type QueryName<Pattern extends string> = Pattern extends `${string}?${infer Names}`
  ? Split<Names>
  : never;

/** The query as the function reads it. */
export interface Query<Name extends string> {
  get(name: Name): string | null;
}

const endpointBy =
  (method: Endpoint["method"]) =>
  <const Pattern extends string, By extends Caller = "user">(
    pattern: Pattern,
    options: Options<By> = {},
  ) => {
    const typed = <Request, Reply>(): Endpoint<Pattern, By, Request, Reply> => ({
      method,
      pattern,
      ...options,
    });
    return {
      replies: <Reply>() => typed<undefined, Reply>(),
      /** Declares a JSON body by its schema's type. */
      takes: <Schema extends GenericSchema>() => ({
        replies: <Reply>() => typed<Schema, Reply>(),
      }),
    };
  };

export const get = endpointBy("GET");
export const post = endpointBy("POST");
export const remove = endpointBy("DELETE");

/** The variable parts of a call. */
export type Sent<Pattern extends string, Request> = ([NamesIn<PathOf<Pattern>>] extends [never]
  ? unknown
  : { params: Params<Pattern> }) &
  (Request extends GenericSchema ? { body: InferInput<Request> } : unknown) & {
    query?: { [Name in QueryName<Pattern>]?: string | undefined };
  };

/** `pathTo(endpoints.readTask, { params: { id: "a/b" } })` // => "/api/tasks/a%2Fb" */
export function pathTo<Pattern extends string>(
  { pattern }: Pick<Endpoint<Pattern>, "pattern">,
  sent: Sent<Pattern, undefined>,
): string {
  const { params, query = {} }: AnySent = sent;
  const path = pathOf(pattern).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) given.set(name, value);
  }
  return [path, String(given)].filter(Boolean).join("?");
}

/** A call as sent; the caller serializes the body as JSON. */
export function requestTo<Pattern extends string, Request>(
  endpoint: Endpoint<Pattern, Caller, Request>,
  sent: Sent<Pattern, Request>,
): { method: Endpoint["method"]; path: string; body?: unknown } {
  const { body }: AnySent = sent;
  return {
    method: endpoint.method,
    path: pathTo(endpoint, sent),
    ...(body === undefined ? {} : { body }),
  };
}

interface AnySent {
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/**
 * The parameters of a path that matches a pattern; null if it doesn't.
 * `/api/tasks/:id` against `/api/tasks/abc` // => { id: "abc" }
 */
export function matchPath<Pattern extends string>(
  pattern: Pattern,
  path: string,
): Params<Pattern> | null {
  const names = pathOf(pattern).split("/");
  const parts = path.split("/");
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? "";
    if (name.startsWith(":")) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params as Params<Pattern>;
}

/** A pattern without the names of its query. */
export const pathOf = (pattern: string): string => pattern.replace(/\?.*/, "");
