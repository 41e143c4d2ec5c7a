import { crawlLimits } from "#domain/limits/crawl.ts";
import { paymentLimits } from "#domain/limits/payment.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { paths } from "../../paths.ts";
import { LanguageModel } from "./language-model.tsx";

/** Additions to the product and their effect on a person's data. */
export function PrivacySinceThen() {
  return (
    <>
      <p>
        The policy above still applies as written. In addition, this is what the product stores and
        does today:
      </p>
      <ul>
        <li>
          <strong>Purchase records.</strong> Amount, time, state and the payment provider's
          reference of each purchase, and every movement of your balance. No card numbers. Notices
          of the payment provider are deleted after {paymentLimits.inboxKeptDays} days. Accounting
          law asks for the movements, so they stay when you delete your account, with a pseudonym in
          your place.
        </li>
        <li>
          <strong>Your presets.</strong> Their areas, business types and listings are stored until
          you delete your account. Files you export are deleted after{" "}
          {questionLimits.exportKeptDays} days.
        </li>
        <li>
          <strong>Your conversations</strong> with the assistant are stored only in your browser.
          Questions are sent to us to be answered and are not stored.
        </li>
        <li>
          <strong>Emails.</strong> When a preset that took more than a minute has ended, you may get
          an email with its name, how many businesses it has and a link to it. You can switch these
          emails off on your profile. They are deleted with the preset.
        </li>
        <li id="language-model">
          <strong>Language model.</strong> <LanguageModel />
        </li>
        <li>
          <strong>Business contact data.</strong> Listings contain names, addresses, phone numbers
          and email addresses of businesses; some belong to individuals. They come from{" "}
          <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>, under the{" "}
          <a href="https://opendatacommons.org/licenses/odbl/1-0/">
            Open Database License (ODbL) 1.0
          </a>
          ; a preset that also has businesses of{" "}
          <a href="https://overturemaps.org">Overture Maps</a> says so. Each value names its source.
          The legal basis is the legitimate interest in finding business partners.
        </li>
        <li>
          <strong>Our crawler</strong> reads the websites that businesses name on the map, for
          presets of Tier&nbsp;2: public pages only, at most {crawlLimits.sitePagesMax} of a site,
          and never what <code>robots.txt</code> forbids. What it finds stands in the preset with
          the page it was read on. It says who it is in every request and on{" "}
          <a href={paths.bot}>a page of its own</a>.
        </li>
        <li>
          <strong>Opt-out.</strong> If a listing is about you or your business, you can have it
          removed: <a href={paths.optOut}>tell us the domain or phone number</a>. It then disappears
          from everyone's presets, exports and answers.
        </li>
        <li>
          <strong>Place search and map images</strong> are loaded by your browser directly from the
          services this site uses; they see your IP address and what you search for.
        </li>
      </ul>
    </>
  );
}
