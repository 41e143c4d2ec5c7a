/** Every address of the site, once. */
export const paths = {
  home: "/",
  chat: "/chat",
  addPreset: "/addPreset",
  selectArea: "/select-area",
  pricing: "/pricing",
  /** A finished preset of a made-up town, for everybody. */
  sample: "/sample",
  login: "/login",
  createAccount: "/create-account",
  verify: "/verify",
  resetPassword: "/reset-password",
  terms: "/terms",
  privacy: "/privacy",
  optOut: "/opt-out",
  /** Named in every request of the crawler. */
  bot: "/bot",
  profile: "/profile",
  checkout: "/checkout",
  preset: "/preset/:taskId",
  /** Where the preset flow ends. */
  presets: "/Profile?tab=tasks",
} as const;

/** A preset's own screen. */
export const presetPath = (taskId: string): string =>
  paths.preset.replace(":taskId", encodeURIComponent(taskId));

/** One business of a preset, open on its screen. */
export const businessPath = (taskId: string, id: string): string =>
  `${presetPath(taskId)}?${new URLSearchParams({ show: id })}`;

/** A preset's place among the others. */
export const presetPlace = (taskId: string): string =>
  `${paths.profile}?tab=tasks#${presetAnchor(taskId)}`;
export const presetAnchor = (taskId: string): string => `task-${taskId}`;
/** `#task-abc` // => abc */
export const presetInAnchor = (hash: string): string | null =>
  /^#task-(.+)$/.exec(hash)?.[1] ?? null;

/** The chat with a preset chosen. */
export const chatWith = (task: { taskId: string; niche: string; name: string }): string =>
  `${paths.chat}?${new URLSearchParams({ preset: task.taskId, niche: task.niche, name: task.name })}`;

/** A path of this site, or null: never another origin (`//host`, `/\host`, `https:`). */
export const ownPath = (path: unknown): string | null =>
  typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : null;
