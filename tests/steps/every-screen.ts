import type { Browser } from "playwright-core";
import { expect } from "vitest";
import { enter, type Person, signUpEverybody } from "../../scripts/screenshots/people.ts";
import { type Role, type Screen, widthsOf } from "../../scripts/screenshots/steps.ts";
import { accessibilityFindings, colourFindings, fitsWidth } from "./accessibility.ts";
import { launchBrowser, newVisit, type Visit } from "./browser.ts";
import { type RunningStack, startStack } from "./stack.ts";

/** A running product with somebody for every role. */
export interface Rooms {
  stack: RunningStack;
  visitAs: (role: Role, options?: { width?: number; dark?: boolean }) => Promise<Visit>;
  close: () => Promise<void>;
}

export async function openRooms(): Promise<Rooms> {
  const [stack, browser]: [RunningStack, Browser] = await Promise.all([
    startStack(),
    launchBrowser(),
  ]);
  const people: Record<Role, Person | null> = await signUpEverybody(stack.origin);
  return {
    stack,
    async visitAs(role, options = {}) {
      const visit = await newVisit(browser, options);
      const person = people[role];
      if (person) await enter(visit.context, stack.origin, person);
      return visit;
    },
    async close() {
      await browser.close();
      await stack.stop();
    },
  };
}

/** Opened once: at every width axe finds nothing and nothing sticks out, in both themes. */
export async function expectWellMade({ stack, visitAs }: Rooms, screen: Screen): Promise<void> {
  const [narrowest = 375] = widthsOf(screen);
  const { page, context, complaints } = await visitAs(screen.role, { width: narrowest });
  await page.goto(stack.origin + screen.path);
  await screen.reach(page);
  // Else a colour would still be on its way from one theme to the other.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  for (const width of widthsOf(screen)) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForLoadState("networkidle");
    const look = `${screen.name} at ${width} px`;
    expect([look, await accessibilityFindings(page)]).toEqual([look, []]);
    expect([look, await fitsWidth(page)]).toEqual([look, true]);
    await page.evaluate("document.documentElement.classList.add('dark')");
    expect([`${look}, dark`, await colourFindings(page)]).toEqual([`${look}, dark`, []]);
    await page.evaluate("document.documentElement.classList.remove('dark')");
  }
  if (!screen.isFailing) expect(complaints).toEqual([]);
  await context.close();
}
