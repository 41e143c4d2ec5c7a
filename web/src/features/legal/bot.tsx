import { crawlLimits } from "#domain/limits/crawl.ts";
import { paths } from "../../paths.ts";
import { OperatorContact } from "./operator.tsx";

const robotsTxt = `User-agent: AreascoutBot
Disallow: /`;

/** For whoever finds the crawler in the log of their server. */
export function Bot() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="font-semibold text-4xl tracking-[-0.025em] sm:text-5xl">AreascoutBot</h1>
      <p className="mt-5 text-lg leading-relaxed">
        You have met this name in the log of your web server, or you wonder how your business came
        into Areascout. This is what the crawler does, and how to keep it out.
      </p>
      <div className="mt-10 flex flex-col gap-8 text-soft leading-relaxed [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_h2]:font-semibold [&_h2]:text-ink [&_h2]:text-xl [&_h2]:tracking-tight [&_p]:mt-3 [&_strong]:font-medium [&_strong]:text-ink [&_ul]:mt-3 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1.5 [&_ul]:pl-5">
        <section>
          <h2>What it reads</h2>
          <p>
            It visits the website that your business names on OpenStreetMap, when somebody collects
            businesses of your kind in your area. It reads the home page and at most{" "}
            {crawlLimits.sitePagesMax - 1} more: contact, imprint, about, services, prices, booking.
          </p>
          <p>
            It looks for what a business publishes about itself: email addresses and phone numbers,
            its own profiles in social networks, a description, prices, ways to pay, services, how
            long it has existed and who runs it. Every value is kept with the address of the page it
            was read on. Rules read it. Whether a language model sees a part of the text, too, and
            what is blanked out first, is in the <a href={paths.privacy}>privacy policy</a>.
          </p>
        </section>
        <section>
          <h2>How it behaves</h2>
          <ul>
            <li>
              It obeys <code>robots.txt</code>. If that file can't be fetched, it stays away.
            </li>
            <li>One request a second at most, and no more than ten seconds for a whole site.</li>
            <li>It fills in no form, signs in nowhere, and keeps no cookie.</li>
            <li>It comes back after {crawlLimits.siteCacheDays} days at the earliest.</li>
            <li>
              It says its name in every request: <code>AreascoutBot/1.0</code>, with the address of
              this page.
            </li>
          </ul>
        </section>
        <section>
          <h2>How to keep it out</h2>
          <p>
            <strong>Off your site:</strong> put this into your <code>robots.txt</code>.
          </p>
          <pre className="mt-3 overflow-x-auto rounded-lg bg-sunken p-4 text-ink text-sm">
            <code>{robotsTxt}</code>
          </pre>
          <p>
            <strong>To remove your business from Areascout altogether:</strong>{" "}
            <a href={paths.optOut}>tell us your web domain or phone number</a>. Nobody's presets,
            exports or answers then contain it, and the crawler no longer visits.
          </p>
        </section>
        <section>
          <h2>Who runs it</h2>
          <div className="mt-3">
            <OperatorContact />
          </div>
        </section>
      </div>
    </div>
  );
}
