import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong on the screen as it is now, one line a finding. */
export const accessibilityFindings = (page: Page): Promise<string[]> =>
  findings(new AxeBuilder({ page }).withTags(rules));

/** The same for what another theme changes: colours. */
export const colourFindings = (page: Page): Promise<string[]> =>
  findings(new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]));

async function findings(axe: AxeBuilder): Promise<string[]> {
  // Without frames of other sites there is nothing to gather in a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}

/** Nothing sticks out to the side. */
export const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate("document.documentElement.scrollWidth <= innerWidth");
