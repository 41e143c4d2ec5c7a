import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFindings } from "../steps/accessibility.ts";
import { launchBrowser, newVisit, type Visit } from "../steps/browser.ts";
import { openVerified } from "../steps/built-page.ts";
import { type RunningStack, startStack, until } from "../steps/stack.ts";
import { textOf } from "../steps/text.ts";

describe("the public pages", () => {
  let stack: RunningStack;
  let browser: Browser;
  let visit: Visit;

  beforeAll(async () => {
    const variables = {
      OPERATOR_NAME: "Sample Operator Ltd",
      OPERATOR_ADDRESS: "1 Sample Street\\nSampletown",
      SUPPORT_EMAIL: "support@example.test",
    };
    [stack, browser] = await Promise.all([startStack({ variables }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const open = async (
    path: string,
    options: Parameters<typeof newVisit>[1] = {},
  ): Promise<Page> => {
    visit = await newVisit(browser, options);
    await visit.page.goto(stack.origin + path);
    return visit.page;
  };
  const close = async () => {
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  };

  test("the headline speaks of discovering business intelligence with AI", async () => {
    const page = await open("/");
    const headline = await textOf(page.getByRole("heading", { level: 1 }));
    expect(headline).toBe("Discover business intelligence with AI");
    await close();
  });

  test.each(["Try Chat Now", "Start Discovering", "Get Started Now"])(
    "the button '%s' leads to the chat",
    async (name) => {
      const page = await open("/");
      const button = page.getByRole("link", { name, exact: true });
      expect(await button.getAttribute("href")).toBe("/chat");
      await button.click();
      // Nobody is signed in, so the chat sends to the log-in.
      await page.waitForURL("**/login");
      await close();
    },
  );

  test("'Learn More' jumps to the features", async () => {
    const page = await open("/");
    await page.getByRole("link", { name: /^Learn More/ }).click();
    await page.waitForURL("**/#features");
    await until(() =>
      page.evaluate<boolean>(
        "Math.abs(document.querySelector('#features').getBoundingClientRect().top) < 100",
      ),
    );
    await close();
  });

  test("the features are Advanced Search and AI Chatbot", async () => {
    const page = await open("/");
    const features = page.locator("#features");
    expect(await features.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "Advanced Search",
      "AI Chatbot",
    ]);
    await features.getByText("Find businesses by location, industry and size").waitFor();
    await features.getByText("Ask natural-language questions").waitFor();
    await close();
  });

  test("how it works stands at #works and has three steps", async () => {
    const page = await open("/#works");
    const works = page.locator("#works");
    expect(await works.getByRole("listitem").getByRole("heading").allInnerTexts()).toEqual([
      "Select Area and Niche",
      "Access Business Data",
      "Chat and Analyze",
    ]);
    expect(await works.getByRole("listitem").allInnerTexts()).toEqual(
      ["1", "2", "3"].map((number) => expect.stringMatching(new RegExp(`^${number}\\s`))),
    );
    await close();
  });

  test("three reasons say why to choose it", async () => {
    const page = await open("/");
    const why = page.locator("section", {
      has: page.getByRole("heading", { name: /^Why choose/ }),
    });
    expect(await why.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "AI-Powered Insights",
      "Location Intelligence",
      "Natural Language Chat",
    ]);
    await close();
  });

  test("it says what Tier 1 and Tier 2 deliver", async () => {
    const page = await open("/");
    const get = page.locator("section", {
      has: page.getByRole("heading", { name: "What you get" }),
    });
    const text = (await textOf(get)).toLowerCase();
    for (const field of [
      "address and geo-coordinates",
      "main phone",
      "opening hours",
      "website url",
      "review count and rating",
      "description",
      "emails by owner, info and support",
      "phones labelled by role",
      "fb, ig, x, linkedin and more",
      "price range, accepted payments and currencies",
      "services and areas served",
      "founding year and founders",
      "marketing fit (beta): yes, unsure or no, with a one-sentence reason",
    ]) {
      expect(text).toContain(field);
    }
    await close();
  });

  test("who comes from the verified link is told on the start page", async () => {
    const page = await open("/");
    await openVerified(page, `${stack.origin}/`);
    await page
      .getByText("Email verified successfully! You can now log in.", { exact: true })
      .waitFor();
    await close();
  });

  test("the terms state every rule, and since when", async () => {
    const page = await open("/terms");
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor();
    const text = await textOf(page.locator("main"));
    expect(text).toContain("Effective date: June 14, 2025");
    expect(text).toContain("at least 18 years old, or act for a business");
    expect(text).toContain("There are no refunds on purchased balance.");
    expect(text).toContain("Payments are made via a payment provider");
    expect(text).toContain("These terms are governed by Tunisian law.");
    await close();
  });

  test("the privacy policy states every rule", async () => {
    const page = await open("/privacy");
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    const text = await textOf(page.locator("main"));
    expect(text).toContain("your username and email address");
    expect(text).toContain("your password");
    expect(text).toContain("your location (optional)");
    expect(text).toContain("a session token, kept in your browser's local storage");
    expect(text).toContain("No payment data is stored");
    expect(text).toContain("Data is held in a backend-as-a-service.");
    expect(text).toContain("Under the GDPR you have the right");
    expect(text).toContain("The service is not for anyone under 16.");
    await close();
  });

  test("both say, dated, what has been added since, and under which licence the listings are", async () => {
    for (const [path, subjects] of [
      ["/terms", ["ODbL", "OpenStreetMap", "held when a collection starts"]],
      [
        "/privacy",
        [
          "Purchase records",
          "Language model",
          "Business contact data",
          "crawler",
          "Opt-out",
          "ODbL",
        ],
      ],
    ] as const) {
      const page = await open(path);
      const part = page.locator("section#since-then");
      await part.getByRole("heading", { name: "Updates as of November 21, 2026" }).waitFor();
      for (const subject of subjects) await part.getByText(subject).first().waitFor();
      await close();
    }
  });

  test("privacy says that no model provider is connected where none is", async () => {
    const page = await open("/privacy");
    await page.getByText(/No model provider is connected: no questions, listings/).waitFor();
    await close();
  });

  test("both name the operator, the address and the support email of the settings", async () => {
    for (const path of ["/terms", "/privacy"]) {
      const page = await open(path);
      const contact = page.locator("section#contact");
      await contact.getByText("Sample Operator Ltd", { exact: true }).waitFor();
      expect(await textOf(contact)).toContain("1 Sample Street\nSampletown");
      const mail = contact.getByRole("link", { name: "support@example.test" });
      expect(await mail.getAttribute("href")).toBe("mailto:support@example.test");
      await close();
    }
  });

  test("an unknown address is answered with the plain text '404 Not Found'", async () => {
    const page = await open("/no/such/page");
    await page.getByText("404 Not Found", { exact: true }).waitFor();
    expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBeGreaterThan(0);
    await close();
  });

  test.each([
    ["its message", 'new Error("The map broke")', "The map broke"],
    ["its status", 'new Response(null, { status: 503, statusText: "Busy" })', "503 Busy"],
  ])(
    "an error nobody caught shows 'Unexpected Application Error!' and %s",
    async (_, thrown, line) => {
      visit = await newVisit(browser);
      await visit.page.route("**/assets/not-found-*.js", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: `export default function Broken() { throw ${thrown}; }`,
        }),
      );
      await visit.page.goto(`${stack.origin}/no/such/page`);
      await visit.page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
      await visit.page.getByText(line, { exact: true }).waitFor();
      expect(await accessibilityFindings(visit.page)).toEqual([]);
      await visit.context.close();
    },
  );
});
