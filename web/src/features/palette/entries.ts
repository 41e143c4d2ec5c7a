import type { Task } from "#domain/contract.ts";
import { fold } from "#domain/text/fold.ts";
import { type Template, templatePath, templates } from "../../lib/templates.ts";
import { paths, presetPath } from "../../paths.ts";

/** A screen to open, or an action. */
export interface Entry {
  /** An address, or the name of an action. */
  id: string;
  label: string;
  /** Beside the label; also searched. */
  about: string;
  kind: EntryKind;
  /** Without it the palette opens the address. */
  run?: () => void;
}

type EntryKind = "preset" | "screen" | "action";

const shownMax = 12;
/** Before anyone types, each kind has some room. */
const presetsBeforeTyping = 5;
const actionsBeforeTyping = 3;

const screen = (id: string, label: string, about = ""): Entry => ({
  id,
  label,
  about,
  kind: "screen",
});

const ofEverybody = [screen(paths.chat, "Chat", "Ask about your businesses")];
const ofUsers = [
  screen(paths.presets, "My Presets"),
  screen(paths.checkout, "Buy Credits", "Balance and statement"),
  screen(`${paths.profile}?tab=profile`, "Profile", "Account, password, sessions"),
];
const ofVisitors = [screen(paths.login, "Login"), screen(paths.createAccount, "Create Account")];
const more = [
  screen(paths.pricing, "Pricing", "Estimate your cost"),
  screen(paths.sample, "Sample", "A finished preset"),
  screen(paths.home, "Home"),
  screen(paths.optOut, "Remove a business"),
  screen(paths.bot, "Our crawler"),
  screen(paths.privacy, "Privacy Policy"),
  screen(paths.terms, "Terms of Service"),
];

const templateEntry = (template: Template): Entry => ({
  id: templatePath(template),
  label: template.title,
  about: "New preset",
  kind: "action",
});

/** These actions start on the wizard. */
export const newPresets: readonly Entry[] = [
  {
    id: paths.addPreset,
    label: "Add Preset",
    about: "Collect the businesses of an area",
    kind: "action",
  },
  ...templates.map(templateEntry),
];

/** The screens this person can open. */
export const screensFor = (isSignedIn: boolean): Entry[] => [
  ...ofEverybody,
  ...(isSignedIn ? ofUsers : ofVisitors),
  ...more,
];

export const presetEntry = ({ taskId, name, niche, place }: Task): Entry => ({
  id: presetPath(taskId),
  label: name,
  about: [niche, place].filter(Boolean).join(" · "),
  kind: "preset",
});

/**
 * Entries with every word of the text; those that begin with it first, then those with it in the
 * label. The group with the best one comes first.
 */
export function entriesFor(text: string, entries: readonly Entry[]): Entry[] {
  const words = fold(text).split(" ").filter(Boolean);
  if (words.length === 0) return beforeTyping(entries);
  const asked = words.join(" ");
  const best = entries
    .flatMap((entry) => {
      const label = fold(entry.label);
      const all = `${label} ${fold(entry.about)}`;
      if (!words.every((word) => all.includes(word))) return [];
      const rank = label.startsWith(asked) ? 0 : label.includes(asked) ? 1 : 2;
      return [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, shownMax)
    .map(({ entry }) => entry);
  return [...new Set(best.map(({ kind }) => kind))].flatMap((kind) => ofKind(kind, best));
}

function beforeTyping(entries: readonly Entry[]): Entry[] {
  const presets = ofKind("preset", entries).slice(0, presetsBeforeTyping);
  const actions = ofKind("action", entries).slice(0, actionsBeforeTyping);
  const left = shownMax - presets.length - actions.length;
  // The navigation has the main screens, too, so they come last.
  return [...presets, ...actions, ...ofKind("screen", entries).slice(0, left)];
}

const ofKind = (kind: EntryKind, entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.kind === kind);
