import { useEffect, useState } from "react";
import { modelLimits } from "#domain/limits/model.ts";
import { loadConfig } from "../../lib/config.ts";
import { numberText } from "../../lib/formats.ts";

/** Whether a model is asked is a setting, so it is read where the site is served. */
export function LanguageModel() {
  const [host, setHost] = useState<string | null>(null);
  useEffect(() => {
    loadConfig().then(
      ({ modelHost }) => setHost(modelHost),
      (error: unknown) => console.error("Settings load failure", error),
    );
  }, []);
  if (host === "") return <WithoutModel />;
  return <WithModel host={host} />;
}

const byRules = "Questions to the assistant are interpreted by our own rules.";

const WithoutModel = () => (
  <>
    {byRules} No model provider is connected: no questions, listings or website text are sent to
    one. Details from businesses’ websites are also extracted by rules, and their marketing fit says
    “decided by rules”.
  </>
);

/** `null`: not known yet whether there is one. */
const WithModel = ({ host }: { host: string | null }) => (
  <>
    {byRules} {host === null ? "If a language model is connected, a question" : "A question"} they
    can’t interpret is sent as you wrote it to{" "}
    {host === null ? "it" : <>the language model at {host}</>}, together with the kinds of data in
    your preset and how complete they are, its business types and suburbs, the local time there, and
    the filters of the previous answer. Listings are never sent: no business’s name, address, phone
    number, website or email address, and nothing from your account. The model only works out which
    filters you mean; our code finds and counts. Please don’t include personal data in a question.
    <br />
    For Tier 2 presets, {host === null ? "such a model" : "the same model"} may also be sent public
    text from business websites that our rules have read: at most{" "}
    {numberText(modelLimits.siteChars)} characters per website, including the business’s name where
    it appears. Email addresses, phone numbers and web addresses are redacted first, as are people’s
    names wherever our rules recognize them. Apart from what you say you offer, nothing about you or
    your preset is sent. The model may name the description, services, areas served, founding year,
    price range, payments, currencies and marketing fit from that text; anything it can’t quote is
    discarded, and contacts, people (founders too) and ratings never come from it. Its answer is
    stored with the website’s details and used again while the pages stay the same. The receipts of
    these values name the page and the quoted words, and the marketing fit says “decided by rules”
    or “decided by a model, from the site’s own words”.
  </>
);
