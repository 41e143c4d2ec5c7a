/** Every address of the site, once. */
export const paths = {
  home: "/",
  chat: "/chat",
  addPreset: "/addPreset",
  login: "/login",
  createAccount: "/create-account",
  verify: "/verify",
  profile: "/profile",
  checkout: "/checkout",
  /** Where the preset flow ends. */
  presets: "/Profile?tab=tasks",
} as const;

/** A preset's place among the others. */
export const presetPlace = (taskId: string): string =>
  `${paths.profile}?tab=tasks#${presetAnchor(taskId)}`;
export const presetAnchor = (taskId: string): string => `task-${taskId}`;

/** The chat with a preset chosen. */
export const chatWith = (task: { taskId: string; niche: string; name: string }): string =>
  `${paths.chat}?${new URLSearchParams({ preset: task.taskId, niche: task.niche, name: task.name })}`;

/** A path of this site, or null: never another origin (`//host`, `/\host`, `https:`). */
export const ownPath = (path: unknown): string | null =>
  typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : null;
