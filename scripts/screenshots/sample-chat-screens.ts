import type { Page } from "playwright-core";
import type { Screen } from "./steps.ts";

async function toBox(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Ask it yourself" }).scrollIntoViewIfNeeded();
  await page.getByPlaceholder("Ask your question...").waitFor();
}

async function askSample(page: Page, question: string): Promise<void> {
  await toBox(page);
  await page.getByPlaceholder("Ask your question...").fill(question);
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("How this was computed").waitFor();
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
}

const part = "section[aria-labelledby=ask]";

/** The chat that a visitor tries, without an account. */
export const sampleChatScreens: readonly Screen[] = [
  { name: "sample-chat", role: "anonymous", path: "/sample", part, reach: toBox },
  {
    name: "sample-chat-list",
    role: "anonymous",
    path: "/sample",
    part,
    reach: (page) => askSample(page, "Which dentists have no website?"),
  },
  {
    name: "sample-chat-groups",
    role: "anonymous",
    path: "/sample",
    part,
    reach: (page) => askSample(page, "How many businesses are there per type?"),
  },
  {
    name: "sample-chat-refused",
    role: "anonymous",
    path: "/sample",
    part,
    reach: async (page) => {
      await toBox(page);
      await page.getByPlaceholder("Ask your question...").fill("What will the weather be like?");
      await page.keyboard.press("Enter");
      await page.getByRole("list", { name: "Suggested questions" }).waitFor();
    },
  },
];
