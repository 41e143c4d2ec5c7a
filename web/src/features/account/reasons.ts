import { paths, presetPath } from "../../paths.ts";

interface Reason {
  sentence: string;
  /** Whether people without an account open such pages. */
  isForNewcomers: boolean;
}

/** My Presets before Profile, which is the beginning of its address. */
const reasons: readonly [path: string, reason: Reason][] = [
  [paths.chat, { sentence: "Log in to ask about your own area.", isForNewcomers: true }],
  [
    paths.addPreset,
    { sentence: "Log in to collect the businesses of your own area.", isForNewcomers: true },
  ],
  [
    paths.selectArea,
    { sentence: "Log in to collect the businesses of your own area.", isForNewcomers: true },
  ],
  [presetPath(""), { sentence: "Log in to see this preset.", isForNewcomers: true }],
  [paths.checkout, { sentence: "Log in to buy credits.", isForNewcomers: false }],
  [paths.presets, { sentence: "Log in to see your presets.", isForNewcomers: false }],
  [paths.profile, { sentence: "Log in to see your profile.", isForNewcomers: false }],
];

/**
 * The reason for a log-in, by the page that asked for it, or null.
 * `/chat?preset=1` // => Log in to ask about your own area.
 */
export function reasonFor(origin: string | null): Reason | null {
  const asked = origin?.toLowerCase() ?? "";
  return reasons.find(([path]) => asked.startsWith(path.toLowerCase()))?.[1] ?? null;
}
