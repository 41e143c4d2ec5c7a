import type { ScreenAction } from "../../lib/screen-actions.ts";
import { deviceStorage, storageKeys } from "../../lib/storage.ts";
import { chooseTheme } from "../../lib/theme.tsx";
import type { Entry } from "./entries.ts";

/** The ids of the actions that leave the screen as it is. */
export const inPlace = {
  light: "light",
  dark: "dark",
  system: "system",
  logOut: "log-out",
  screen: "screen:",
} as const;

const action = (id: string, label: string, about: string, run: () => void): Entry => ({
  id,
  label,
  about,
  kind: "action",
  run,
});

/** The other theme, and the system's if the person has chosen one before. */
export function themeEntries(isDark: boolean): Entry[] {
  const other = isDark
    ? action(inPlace.light, "Switch to light mode", "Theme", () => chooseTheme("light"))
    : action(inPlace.dark, "Switch to dark mode", "Theme", () => chooseTheme("dark"));
  if (deviceStorage.read(storageKeys.theme) === null) return [other];
  return [
    other,
    action(inPlace.system, "Switch to the system's mode", "Theme", () => chooseTheme(null)),
  ];
}

export const logOutEntry = (logOut: () => void): Entry =>
  action(inPlace.logOut, "Logout", "Log out of this browser", logOut);

/** An action of the current screen. */
export const screenEntry = ({ label, about, run }: ScreenAction): Entry =>
  action(`${inPlace.screen}${label}`, label, about, run);
