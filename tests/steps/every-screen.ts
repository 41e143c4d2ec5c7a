import { expect } from "vitest";
import { enter, type Person, signUpEverybody } from "../../scripts/screenshots/people.ts";
import { settled } from "../../scripts/screenshots/settled.ts";
import { type Role, type Screen, widthsOf } from "../../scripts/screenshots/steps.ts";
import { depth } from "../depth.ts";
import { accessibilityFindings, colourFindings, fitsWidth, needlessBars } from "./accessibility.ts";
import { newVisit, type Visit } from "./browser.ts";
import { sharedProduct } from "./product.ts";
import type { RunningStack } from "./stack.ts";

/** A running product with somebody for every role. */
export interface Rooms {
  stack: RunningStack;
  visitAs: (role: Role, options?: { width?: number; dark?: boolean }) => Promise<Visit>;
}

const everybodyOf = new WeakMap<RunningStack, Promise<Record<Role, Person | null>>>();

export async function openRooms(): Promise<Rooms> {
  const { stack, browser } = await sharedProduct();
  const everybody = everybodyOf.get(stack) ?? signUpEverybody(stack.origin);
  everybodyOf.set(stack, everybody);
  const people = await everybody;
  return {
    stack,
    async visitAs(role, options = {}) {
      const visit = await newVisit(browser, options);
      const person = people[role];
      if (person) await enter(visit.context, stack.origin, person);
      return visit;
    },
  };
}

/**
 * Opened once: axe finds nothing, nothing sticks out and no scroll bar is needless. In full depth
 * axe looks at every width in both themes; else at the narrowest, and at the colours of the dark
 * theme there.
 */
export async function expectWellMade({ stack, visitAs }: Rooms, screen: Screen): Promise<void> {
  const widths = widthsOf(screen);
  const [narrowest = 375] = widths;
  const { page, context, complaints } = await visitAs(screen.role, { width: narrowest });
  await page.goto(stack.origin + screen.path);
  await screen.reach(page);
  // Else a colour would still be on its way from one theme to the other.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const look = `${screen.name} at ${width} px`;
    expect([look, await fitsWidth(page)]).toEqual([look, true]);
    expect([look, await needlessBars(page)]).toEqual([look, []]);
    if (width !== narrowest && !depth.axeAtEveryWidth) continue;
    expect([look, await accessibilityFindings(page)]).toEqual([look, []]);
    await page.evaluate("document.documentElement.classList.add('dark')");
    expect([`${look}, dark`, await colourFindings(page)]).toEqual([`${look}, dark`, []]);
    await page.evaluate("document.documentElement.classList.remove('dark')");
  }
  if (!screen.isFailing) expect(complaints).toEqual([]);
  await context.close();
}
