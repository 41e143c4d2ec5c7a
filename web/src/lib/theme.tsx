import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { deviceStorage, storageKeys } from "./storage.ts";

interface Theme {
  isDark: boolean;
  toggle: () => void;
}

const ThemeContext = createContext<Theme | null>(null);

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * The page's root holds the current theme; the script in index.html has set it before the first
 * paint.
 */
const rootIsDark = () => document.documentElement.classList.contains("dark");
const builtPageIsDark = () => false;

/** Null follows the system again. */
export function chooseTheme(chosen: "light" | "dark" | null): void {
  const isDark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", isDark);
  if (chosen) deviceStorage.write(storageKeys.theme, chosen);
  else deviceStorage.remove(storageKeys.theme);
  for (const listener of listeners) listener();
}

const toggle = (): void => chooseTheme(rootIsDark() ? "light" : "dark");

export function ThemeProvider({ children }: { children: ReactNode }) {
  const isDark = useSyncExternalStore(subscribe, rootIsDark, builtPageIsDark);
  const theme = useMemo(() => ({ isDark, toggle }), [isDark]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error("useTheme must be used within a ThemeProvider");
  return theme;
}
