import * as web from "appwrite";
import * as server from "node-appwrite";
import { InputFile } from "node-appwrite/file";
import type { Notes } from "./notes.ts";

export { InputFile, server, web };

/** Where an API is, and who may do everything there. */
export interface Address {
  endpoint: string;
  projectId: string;
  apiKey: string;
}

/** What only a server of our own gives. */
export interface LocalServer {
  /** Caught mails, newest first. */
  mails: () => Promise<{ to: string; links: string[] }[]>;
  /** Where the stand-in for Google takes a person's decision. */
  googleAnswer: string;
  /** Ends a transaction's time. */
  expire: (transactionId: string) => void;
  /** The same server once more, empty and with rate limits. */
  limited: Address;
}

/** What every case works with. */
export interface World extends Address {
  /** Absent where the server is somebody else's; the addresses are recorders' here too. */
  local?: LocalServer;
  /** What has passed so far. */
  notes: Notes;
  /** An id that no other run uses. */
  id: (name: string) => string;
  /** Services as an operator's key may use them. */
  key: ServerServices;
  /** Undone in the end, the last first. */
  afterwards: (undo: () => Promise<unknown>) => void;
  /** What one case leaves for the next. */
  kept: Map<string, unknown>;
}

export interface ServerServices {
  users: server.Users;
  tables: server.TablesDB;
  databases: server.Databases;
  storage: server.Storage;
  tokens: server.Tokens;
  functions: server.Functions;
  sites: server.Sites;
  proxy: server.Proxy;
  project: server.Project;
  locale: server.Locale;
  messaging: server.Messaging;
}

export function serverServices(client: server.Client): ServerServices {
  return {
    users: new server.Users(client),
    tables: new server.TablesDB(client),
    databases: new server.Databases(client),
    storage: new server.Storage(client),
    tokens: new server.Tokens(client),
    functions: new server.Functions(client),
    sites: new server.Sites(client),
    proxy: new server.Proxy(client),
    project: new server.Project(client),
    locale: new server.Locale(client),
    messaging: new server.Messaging(client),
  };
}

type Project = Pick<Address, "endpoint" | "projectId">;

export const keyClient = ({ endpoint, projectId }: Project, key: string): server.Client =>
  new server.Client().setEndpoint(endpoint).setProject(projectId).setKey(key);

export const guestClient = ({ endpoint, projectId }: Project): web.Client =>
  new web.Client().setEndpoint(endpoint).setProject(projectId);

export interface Person {
  userId: string;
  email: string;
  password: string;
  /** What a session's cookie carries. */
  session: string;
  client: web.Client;
  account: web.Account;
  tables: web.TablesDB;
  storage: web.Storage;
  functions: web.Functions;
}

/** Somebody with an account of their own, signed in with the web SDK. */
export async function newPerson(world: World, name: string): Promise<Person> {
  const userId = world.id(name);
  const email = `${userId}@example.com`.toLowerCase();
  const password = `correct horse ${name}`;
  await world.key.users.create({ userId, email, password, name });
  world.afterwards(() => world.key.users.delete({ userId }));
  const { secret } = await world.key.users.createSession({ userId });
  const client = guestClient(world).setSession(secret);
  return {
    ...{ userId, email, password, session: secret, client },
    account: new web.Account(client),
    tables: new web.TablesDB(client),
    storage: new web.Storage(client),
    functions: new web.Functions(client),
  };
}

/** Methods that differ in one word of their name are called by it. */
export function called(service: object, name: string, params: object): Promise<unknown> {
  const method: unknown = Reflect.get(service, name);
  if (typeof method !== "function") throw new Error(`the SDK has no ${name}`);
  return Promise.resolve(Reflect.apply(method, service, [params]));
}

/** A call no SDK has a method for, or whose headers no SDK shows. */
export function plain(
  { endpoint, projectId }: Project,
  path: string,
  { headers, ...init }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${endpoint}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "x-appwrite-project": projectId, ...headers },
  });
}

export const asKey = ({ apiKey }: Pick<Address, "apiKey">): Record<string, string> => ({
  "x-appwrite-key": apiKey,
});
