import { beforeAll, describe, expect, test } from "vitest";
import { roles } from "../../scripts/screenshots/people.ts";
import { screens } from "../../scripts/screenshots/screens.ts";
import { depth } from "../depth.ts";
import { openRooms, type Rooms } from "../steps/every-screen.ts";

describe("who sees which screen", () => {
  let rooms: Rooms;

  beforeAll(async () => {
    rooms = await openRooms();
  });

  const publicPaths = [
    ["/", "Try Chat Now"],
    ["/login", "Welcome Back"],
    ["/create-account", "Username"],
    ["/verify", "Verification Failed"],
    ["/reset-password", "Reset Link Invalid"],
    ["/pricing", "Core Data"],
    ["/sample", "An answer you can check"],
    ["/terms", "Terms of Service"],
    ["/privacy", "Privacy Policy"],
  ] as const;
  const protectedPaths = [
    ["/chat", "Ask your question..."],
    ["/profile", "My Presets"],
    ["/addPreset", "Select Target Area"],
    ["/select-area", "Estimated debit"],
    ["/checkout", "Pay $10"],
  ] as const;

  test("an anonymous visitor sees every public screen and no other", async () => {
    const { page, complaints, context } = await rooms.visitAs("anonymous");
    for (const [path, words] of publicPaths) {
      await page.goto(rooms.stack.origin + path);
      await page.getByText(words).first().waitFor();
    }
    for (const [path] of protectedPaths) {
      await page.goto(rooms.stack.origin + path);
      await page.waitForURL("**/login");
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("an unverified person is stopped before every protected screen, with a way out", async () => {
    const { page, complaints, context } = await rooms.visitAs("unverified");
    for (const [path] of protectedPaths) {
      await page.goto(rooms.stack.origin + path);
      await page.getByRole("heading", { name: "Email Not Verified" }).waitFor();
      await page.getByRole("button", { name: "Resend Verification Email" }).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a verified person sees every screen", async () => {
    const { page, complaints, context } = await rooms.visitAs("verified");
    for (const [path, words] of protectedPaths) {
      await page.goto(rooms.stack.origin + path);
      await page.getByText(words).or(page.getByPlaceholder(words)).first().waitFor();
    }
    for (const [path] of publicPaths.filter(([path]) => path !== "/login")) {
      await page.goto(rooms.stack.origin + path);
      await page.getByRole("main").waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("screens are dark where dark is asked for", async () => {
    for (const role of roles) {
      const { page, context } = await rooms.visitAs(role, { dark: true });
      const paths = screens.filter((screen) => screen.role === role).map(({ path }) => path);
      for (const path of [...new Set(paths)].slice(0, depth.darkScreens)) {
        await page.goto(rooms.stack.origin + path);
        const colour = await page.evaluate("getComputedStyle(document.body).backgroundColor");
        expect([path, colour]).toEqual([path, "rgb(14, 20, 19)"]);
      }
      await context.close();
    }
  });
});
