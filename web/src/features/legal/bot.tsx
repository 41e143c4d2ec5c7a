import { crawlLimits } from "#domain/limits/crawl.ts";
import { paths } from "../../paths.ts";
import { OperatorContact } from "./operator.tsx";

const robotsTxt = `User-agent: AreascoutBot
Disallow: /`;

/** For people who find the crawler in their server logs. */
export function Bot() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="font-semibold text-4xl tracking-[-0.025em] sm:text-5xl">AreascoutBot</h1>
      <p className="mt-5 text-lg leading-relaxed">
        You've seen this name in your server logs, or you're wondering how your business got into
        Areascout. Here is what the crawler does and how to block it.
      </p>
      <div className="mt-10 flex flex-col gap-8 text-soft leading-relaxed [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_h2]:font-semibold [&_h2]:text-ink [&_h2]:text-xl [&_h2]:tracking-tight [&_p]:mt-3 [&_strong]:font-medium [&_strong]:text-ink [&_ul]:mt-3 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1.5 [&_ul]:pl-5">
        <section>
          <h2>What it reads</h2>
          <p>
            When someone collects businesses like yours in your area, it visits the website that
            OpenStreetMap lists for your business. It reads the home page and at most{" "}
            {crawlLimits.sitePagesMax - 1} more pages: contact, imprint, about, services, prices,
            booking.
          </p>
          <p>
            It looks for details the business publishes about itself: email addresses, phone
            numbers, social profiles, a description, prices, payment methods, services, founders and
            founding year. Every value is stored with the address of its page.
          </p>
          <p>
            The values are extracted by rules. The <a href={paths.privacy}>privacy policy</a> says
            whether a language model also sees part of the text, and what is redacted first.
          </p>
        </section>
        <section>
          <h2>How it behaves</h2>
          <ul>
            <li>
              It obeys <code>robots.txt</code>. If that file can't be fetched, it stays away.
            </li>
            <li>
              It sends at most one request per second and spends no more than ten seconds on a
              website.
            </li>
            <li>It never fills in forms, logs in or keeps cookies.</li>
            <li>It waits at least {crawlLimits.siteCacheDays} days before it comes back.</li>
            <li>
              It identifies itself in every request as <code>AreascoutBot/1.0</code>, with the
              address of this page.
            </li>
          </ul>
        </section>
        <section>
          <h2>How to block it</h2>
          <p>
            <strong>To keep it off your website:</strong> add this to your <code>robots.txt</code>.
          </p>
          <pre className="mt-3 overflow-x-auto rounded-lg bg-sunken p-4 text-ink text-sm">
            <code>{robotsTxt}</code>
          </pre>
          <p>
            <strong>To remove your business from Areascout altogether:</strong>{" "}
            <a href={paths.optOut}>tell us your domain or phone number</a>. It then disappears from
            everyone's presets, exports and answers, and the crawler no longer visits.
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
