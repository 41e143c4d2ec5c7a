import { moneyLimits } from "#domain/limits/money.ts";
import { formatExact } from "#domain/money/pricing.ts";
import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { OperatorContact } from "./operator.tsx";

const sections: LegalSection[] = [
  {
    id: "who",
    title: "Who may use it",
    body: (
      <p>
        You must be at least 18 years old, or act for a business. If you act for a business, you
        accept these terms on its behalf.
      </p>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <p>
        You need a working email address. Keep your password to yourself: you are responsible for
        everything done in your account. You can delete the account at any time on your profile
        page.
      </p>
    ),
  },
  {
    id: "credits",
    title: "Credits and payments",
    body: (
      <>
        <p>
          The service is paid from prepaid credits; one credit is one US dollar. Payments are made
          via a payment provider, on its own pages and under its own terms.
        </p>
        <p>
          <strong>There are no refunds on purchased balance.</strong>
        </p>
        <p>
          Collecting an area costs {formatExact(moneyLimits.microsPerKm2[1])} per km² in Tier 1 and{" "}
          {formatExact(moneyLimits.microsPerKm2[2])} per km² in Tier 2. The price is shown before
          you start.
        </p>
      </>
    ),
  },
  {
    id: "data",
    title: "The data and what you may do with it",
    body: (
      <p>
        Listings are collected as they are from other sources and may be incomplete or out of date.
        Check anything that matters to you. You are responsible for using contact data lawfully,
        especially when you write to or call a business, and for complying with the licence of each
        listing.
      </p>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use",
    body: (
      <p>
        Don't attack the service, bypass its limits, resell access to it or use it to harass anyone.
        We may close accounts that do.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        The service is provided “as is”. To the extent permitted by law, the operator is liable only
        for intent and gross negligence, and never for more than you paid in the last twelve months.
      </p>
    ),
  },
  {
    id: "law",
    title: "Governing law",
    body: <p>These terms are governed by Tunisian law.</p>,
  },
  {
    id: "since-then",
    title: "Updates as of November 21, 2026",
    body: (
      <>
        <p>
          The terms above still apply as written. In addition, this is how the product works today:
        </p>
        <ul>
          <li>
            The price is held when a collection starts and settled when it ends. Anything not
            delivered is returned to your balance automatically; a preset that finds nothing costs
            nothing.
          </li>
          <li>Every change to your balance is listed on the Buy Credits page.</li>
          <li>
            If the payment provider reverses a payment through a refund or a chargeback, the amount
            is deducted from your balance too.
          </li>
          <li>
            Listings come from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>{" "}
            and are available under the{" "}
            <a href="https://opendatacommons.org/licenses/odbl/1-0/">
              Open Database License (ODbL) 1.0
            </a>
            : credit the source, © OpenStreetMap contributors, and share any database you derive
            from them under the same licence. Every exported file includes both as columns. A list
            that also has places of <a href="https://overturemaps.org">Overture Maps</a> is under
            the same licence as a whole and credits both sources on its page and in its files. A
            file of Overture Maps alone is under the licences that it names in each row.
          </li>
          <li>
            The assistant computes its figures from your listings, but it can still misread a
            question. Each answer shows how it was computed.
          </li>
        </ul>
      </>
    ),
  },
  { id: "contact", title: "Contact", body: <OperatorContact /> },
];

export function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      effective="June 14, 2025"
      lead="What you can expect from us and what we expect from you. By using the service, you accept these terms."
      sections={sections}
    />
  );
}
