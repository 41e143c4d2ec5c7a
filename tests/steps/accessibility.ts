import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe finds wrong on the screen as it is now, one line a finding. */
export const accessibilityFindings = (page: Page): Promise<string[]> =>
  findings(page, {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });

/** The same for what another theme changes: colours. */
export const colourFindings = (page: Page): Promise<string[]> =>
  findings(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] });

async function findings(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // axe asks the frames of a page by itself, and needs its code in each.
  await Promise.all(
    page.frames().map(async (frame) => {
      const isThere = await frame.evaluate("typeof axe === 'object'");
      // The value of a script that ends here is sent back, which for axe's would take a second.
      if (!isThere) await frame.evaluate(`${axe.source}; undefined`);
    }),
  );
  const options: axe.RunOptions = { runOnly, resultTypes: ["violations"] };
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
    );
  }, options);
}

/** Nothing sticks out to the side. */
export const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth");

/**
 * Scroll bars nobody needs, one line each: by some pixels too much, or only because the other bar
 * takes room.
 */
export const needlessBars = (page: Page): Promise<string[]> => page.evaluate(findNeedlessBars);

const findNeedlessBars = `(() => {
  const roundingPx = 3;
  const found = [];
  for (const element of document.querySelectorAll("*")) {
    const { clientWidth, clientHeight, offsetWidth, offsetHeight } = element;
    if (!clientWidth || !clientHeight) continue;
    const isPage = element === document.documentElement;
    const style = getComputedStyle(element);
    const sum = (...lengths) => lengths.reduce((all, one) => all + Number.parseFloat(one), 0);
    // How much room the other bar takes.
    const besides = isPage
      ? innerWidth - clientWidth
      : offsetWidth - clientWidth - sum(style.borderLeftWidth, style.borderRightWidth);
    const below = isPage
      ? innerHeight - clientHeight
      : offsetHeight - clientHeight - sum(style.borderTopWidth, style.borderBottomWidth);
    const tell = (px, room, overflow, how) => {
      const scrolls = isPage || /auto|scroll/.test(overflow);
      if (!scrolls || px <= 0 || px > Math.max(roundingPx, room)) return;
      found.push(element.localName + " " + element.className + ": " + px + " px too " + how);
    };
    tell(element.scrollHeight - clientHeight, below, style.overflowY, "high");
    tell(element.scrollWidth - clientWidth, besides, style.overflowX, "wide");
  }
  return found;
})()`;
