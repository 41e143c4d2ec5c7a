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
        An account needs a working email address. Keep your password to yourself: what happens in
        your account is taken as done by you. You can delete the account at any time on your profile
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
        Listings are collected from other sources as they are, and may be incomplete or out of date.
        Check what matters to you. You are responsible for using contact data lawfully, above all
        where you write to or call a business, and for keeping to the licence that comes with each
        listing.
      </p>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use",
    body: (
      <p>
        Don't attack the service, get around its limits, resell access to it, or use it to harass
        anybody. An account that does can be closed.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        The service is provided as it is. As far as the law allows, the operator is liable for
        intent and gross negligence only, and never for more than you paid in the last twelve
        months.
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
    title: "Since then: November 21, 2026",
    body: (
      <>
        <p>The terms above stand as they are. What the product does today, in addition:</p>
        <ul>
          <li>
            A price is held when a preset starts and settled when it ends. What was not delivered
            returns to your balance automatically; a preset that finds nothing costs nothing.
          </li>
          <li>Every movement of your balance is listed on the Buy Credits page.</li>
          <li>
            A payment that the payment provider takes back, by a refund or a chargeback, is taken
            back from the balance too.
          </li>
          <li>
            Listings come from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>{" "}
            and are available under the{" "}
            <a href="https://opendatacommons.org/licenses/odbl/1-0/">
              Open Database License (ODbL) 1.0
            </a>
            : name the source, © OpenStreetMap contributors, and share a database you derive from
            them under the same licence. Every exported file carries both as columns.
          </li>
          <li>
            The assistant's figures are counted from your listings; it can still misread a question.
            Each answer says how it was computed.
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
      lead="What you can expect from us, and what we expect from you. Using the service means that you accept these terms."
      sections={sections}
    />
  );
}
