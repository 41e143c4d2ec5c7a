import type { OAuth2Provider } from "../local-appwrite/index.ts";
import { googleClient } from "../stand-ins/index.ts";

/** Google by its stand-in: the browser is asked at `origin`, the server asks at `internal`. */
export const googleSignIn = (origin: string, internal: string): { google: OAuth2Provider } => ({
  google: {
    clientId: googleClient.id,
    clientSecret: googleClient.secret,
    authorizeUrl: `${origin}/stand-ins/google/authorize`,
    tokenUrl: `${internal}/stand-ins/google/token`,
    profileUrl: `${internal}/stand-ins/google/profile`,
  },
});
