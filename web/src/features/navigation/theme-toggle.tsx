import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../lib/theme.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

export function ThemeToggle() {
  const { isDark, toggle } = useTheme();
  return (
    <IconButton label={isDark ? "Switch to light mode" : "Switch to dark mode"} onClick={toggle}>
      {/* The styles choose, so that a built page shows the right one before its code is there. */}
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="size-5 dark:hidden" />
    </IconButton>
  );
}
