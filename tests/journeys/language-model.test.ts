import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modelLimits } from "#domain/limits/model.ts";
import { launchBrowser, newVisit } from "../steps/browser.ts";
import { askAndWait, choosePreset, openChat, personWithPreset } from "../steps/chat.ts";
import { type ModelStandIn, startModelStandIn, withoutWebsite } from "../steps/model-stand-in.ts";
import { type RunningStack, startStack } from "../steps/stack.ts";
import { textOf } from "../steps/text.ts";
import type { TestUser } from "../steps/user.ts";

const unread = "Any restaurants here lacking their homepage, and how many?";
/** With words that nothing knows. */
const strange = "Got any grub joints lacking a homepage round here?";
const right = withoutWebsite("Restaurant");

describe("where the operator has connected a language model", () => {
  let model: ModelStandIn;
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;

  beforeAll(async () => {
    model = await startModelStandIn();
    const variables = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: "stand-in" };
    [stack, browser] = await Promise.all([startStack({ variables }), launchBrowser()]);
    ({ user } = await personWithPreset(stack, "modelled"));
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
    model?.close();
  });

  test("a question it read says so, its filters can be changed, and the next is read by rules", async () => {
    await model.turn({ scenario: "right", right });
    const { page, complaints, context } = await openChat({ stack, browser }, user);
    await choosePreset(page, "Food and hair");
    const answer = await askAndWait(page, unread);
    await answer.getByText(/^There are \d+ restaurants without a website\.$/).waitFor();
    await answer
      .getByText("An AI model helped interpret your question. Every number was computed by code.")
      .waitFor();
    await answer.getByRole("button", { name: /^Remove .*website/ }).click();
    await page.getByText(/^There are \d+ restaurants\.$/).waitFor();
    expect(await model.log()).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a model that can't be reached is named in the answer, with what could not be read", async () => {
    await model.turn({ scenario: "down" });
    const { page, complaints, context } = await openChat({ stack, browser }, user);
    await choosePreset(page, "Food and hair");
    const answer = await askAndWait(page, strange);
    await answer
      .getByText(
        /^The AI model is not reachable, so I used the built-in question reader\. I can’t use/,
      )
      .waitFor();
    expect(await answer.getByRole("list", { name: "What did you mean?" }).count()).toBe(1);
    expect((await model.log()).length).toBeLessThanOrEqual(modelLimits.callsMax);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the privacy page names where questions go, and what never does", async () => {
    const { page, complaints, context } = await newVisit(browser);
    await page.goto(`${stack.origin}/privacy`);
    const part = page.locator("section#since-then");
    await part.getByText(`the language model at ${new URL(model.baseUrl).host}`).waitFor();
    const text = await textOf(part);
    expect(text).toContain("Listings are never sent");
    expect(text).toContain("Email addresses, phone numbers and web addresses are redacted");
    expect(text).toContain("decided by a model");
    expect(text).not.toContain("No model provider is connected");
    expect(complaints).toEqual([]);
    await context.close();
  });
});
