export { DEFAULT_PASSWORD_POLICY } from "./account/password-policy.ts";
export type { PasswordPolicy } from "./account/password-rules.ts";
export { answerEarly, BodyTooLargeError, readWithinBudget } from "./bounded-body.ts";
export { DataFolderError, requireWritable } from "./data-folder.ts";
export { idleConnectionMs, keepAnswering, keepConnecting } from "./keep-answering.ts";
export { keptSecret, localApiKey } from "./kept-secret.ts";
export {
  type RunningAppwrite,
  type RunOptions,
  serveUntilStopped,
  startLocalAppwrite,
} from "./run.ts";
export { createLocalAppwrite, type LocalAppwrite } from "./server.ts";
export {
  type AppwriteConfig,
  type ConfigBucket,
  type ConfigColumn,
  type ConfigFunction,
  type ConfigIndex,
  type ConfigTable,
  type FunctionCall,
  type FunctionReply,
  type LocalAppwriteOptions,
  type OAuth2Provider,
  type OperationAnswer,
  UNKNOWN_OPERATION,
} from "./service.ts";
export { sendFile } from "./sites/send-file.ts";
