import { describe, expect, test } from "vitest";
import { profileOf } from "#domain/enrichment/social-networks.ts";
import { socialsIn } from "./a-site.ts";

const link = (href: string, text = ""): string => `<a href="${href}">${text}</a>`;

describe("social profiles of a site", () => {
  test.each([
    ["facebook", "https://www.facebook.com/otterlane"],
    ["facebook", "https://www.facebook.com/pages/Otter-Lane/123456789"],
    ["facebook", "https://www.facebook.com/profile.php?id=100012345"],
    ["instagram", "https://www.instagram.com/otterlane/"],
    ["x", "https://x.com/otterlane"],
    ["linkedin", "https://www.linkedin.com/company/otterlane"],
    ["youtube", "https://www.youtube.com/@otterlane"],
    ["tiktok", "https://www.tiktok.com/@otterlane"],
    ["pinterest", "https://www.pinterest.co.uk/otterlane/"],
    ["yelp", "https://www.yelp.com/biz/otter-lane-larkford"],
    ["vimeo", "https://vimeo.com/otterlane"],
    ["telegram", "https://t.me/otterlane"],
    ["xing", "https://www.xing.com/companies/otterlane"],
    ["threads", "https://www.threads.net/@otterlane"],
  ])("a link to a profile on %s is found: %s", (network, url) => {
    expect(socialsIn(`<footer>${link(url)}</footer>`)).toEqual({ [network]: url });
  });

  test.each([
    "https://www.facebook.com/sharer/sharer.php?u=x",
    "https://www.facebook.com/",
    "https://www.facebook.com/events/123",
    "https://twitter.com/intent/tweet?text=x",
    "https://twitter.com/otterlane/status/1",
    "https://twitter.com/hashtag/food",
    "https://www.linkedin.com/shareArticle?url=x",
    "https://www.linkedin.com",
    "https://pinterest.com/pin/create/button/?url=x",
    "https://www.youtube.com/watch?v=1",
    "https://www.youtube.com/embed/1",
    "https://www.instagram.com/p/abc/",
    "https://plus.google.com/",
    "https://vimeo.com/12345",
    "javascript:alert(1)",
    "https://facebook.com.evil.example/otterlane",
  ])("%s is no profile", (href) => {
    expect(profileOf(href)).toBeNull();
  });

  test("old and tracked addresses become the profile's own", () => {
    expect(profileOf("http://twitter.com/#!/OtterLane")?.url).toBe("http://twitter.com/OtterLane");
    expect(profileOf("//www.facebook.com/otterlane/likes?fref=ts")?.url).toBe(
      "https://www.facebook.com/otterlane",
    );
  });

  test("the business's own profile is chosen before one that a text mentions", () => {
    const html = `<main><p>Our friends of <a href="https://instagram.com/bluebell">the mill</a></p></main><footer>${link("https://instagram.com/otterlane", "Instagram")}</footer>`;
    expect(socialsIn(html)).toEqual({ instagram: "https://instagram.com/otterlane" });
  });

  test("the profile of whoever built the site is not the business's", () => {
    const html = `<footer><p>Website by <a href="https://pixelforge.com">Pixelforge</a> ${link("https://www.facebook.com/pixelforge", "Facebook")}</p></footer>`;
    expect(socialsIn(html)).toEqual({});
  });
});
