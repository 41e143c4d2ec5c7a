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

function toggle(): void {
  const isDark = document.documentElement.classList.toggle("dark");
  deviceStorage.write(storageKeys.theme, isDark ? "dark" : "light");
  for (const listener of listeners) listener();
}

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
