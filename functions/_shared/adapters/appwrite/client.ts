import { AppwriteException, Client } from "node-appwrite";

export interface AppwriteAddress {
  endpoint: string;
  projectId: string;
}

/** A caller without a key: a guest, or whose token is set on it. */
export const clientFor = ({ endpoint, projectId }: AppwriteAddress): Client =>
  new Client().setEndpoint(endpoint).setProject(projectId);

/** The product itself. */
export const keyClient = (address: AppwriteAddress, key: string): Client =>
  clientFor(address).setKey(key);

export const isStatus = (error: unknown, ...codes: number[]): error is AppwriteException =>
  error instanceof AppwriteException && codes.includes(error.code);
