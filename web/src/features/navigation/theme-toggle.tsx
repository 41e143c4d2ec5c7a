import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../lib/theme.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

export function ThemeToggle() {
  const { isDark, toggle } = useTheme();
  return (
    <IconButton label={isDark ? "Switch to light mode" : "Switch to dark mode"} onClick={toggle}>
      {isDark ? <Sun aria-hidden className="size-5" /> : <Moon aria-hidden className="size-5" />}
    </IconButton>
  );
}
