import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useTheme } from "../../../web/src/lib/theme.tsx";

const Outside = () => createElement("p", null, String(useTheme().isDark));

test("the theme used outside its provider is an error that says so", () => {
  expect(() => renderToString(createElement(Outside))).toThrow(
    "useTheme must be used within a ThemeProvider",
  );
});
