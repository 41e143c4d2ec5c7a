import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { deviceStorage, storageKeys } from "./storage.ts";

interface Theme {
  isDark: boolean;
  toggle: () => void;
}

const ThemeContext = createContext<Theme | null>(null);

/** The stored theme wins; with nothing stored the operating system decides. */
export const startsDark = (stored: string | null, systemPrefersDark: boolean): boolean =>
  stored ? stored === "dark" : systemPrefersDark;

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [isDark, setDark] = useState(() =>
    startsDark(
      deviceStorage.read(storageKeys.theme),
      matchMedia("(prefers-color-scheme: dark)").matches,
    ),
  );
  const theme = useMemo(
    () => ({
      isDark,
      toggle() {
        document.documentElement.classList.toggle("dark", !isDark);
        deviceStorage.write(storageKeys.theme, isDark ? "light" : "dark");
        setDark(!isDark);
      },
    }),
    [isDark],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error("useTheme must be used within a ThemeProvider");
  return theme;
}
