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

  test("a link in an element whose id sounds like a review is the business's by its name", () => {
    const html = `<div id="quote-of-the-day"><a id="review-fb" href="https://www.facebook.com/otterlane"><i class="fa fa-facebook"></i></a></div>`;
    expect(socialsIn(html)).toEqual({ facebook: "https://www.facebook.com/otterlane" });
  });

  test("an icon before the credit's line is not the maker's", () => {
    const html = `<footer><div class="social"><a href="https://www.instagram.com/eatwithus"><svg class="icon instagram"></svg></a></div><p>Site by <a href="https://www.facebook.com/mintlab">Mintlab</a></p></footer>`;
    expect(socialsIn(html)).toEqual({ instagram: "https://www.instagram.com/eatwithus" });
  });

  test("an icon in the credit's own line is the maker's", () => {
    const html = `<footer><p>Site by <a href="https://www.facebook.com/mintlab"><i class="fa fa-facebook"></i></a> Mintlab</p></footer>`;
    expect(socialsIn(html)).toEqual({});
  });

  test("a founder's profile is not the firm's, and a sister restaurant's is not the restaurant's", () => {
    const person = `<main><p>Founded by Nora Falk (<a href="https://www.linkedin.com/in/norafalk">LinkedIn profile</a>).</p></main>`;
    const sister = `<footer><h4>Our other restaurants</h4><p>The Pontoon: <a href="https://www.facebook.com/thepontoon">Facebook</a></p></footer>`;
    expect(socialsIn(person)).toEqual({});
    expect(socialsIn(sister)).toEqual({});
  });
});
