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

const byRules = "Questions to the assistant are read by our own rules.";

const WithoutModel = () => (
  <>
    {byRules} No model provider is connected: neither questions nor listings nor text of websites
    are sent to one. What a business’s website says is read by rules, too, and its marketing fit
    says “decided by rules”.
  </>
);

/** `null`: not known yet whether there is one. */
const WithModel = ({ host }: { host: string | null }) => (
  <>
    {byRules} {host === null ? "Where a language model is connected, a question" : "A question"}{" "}
    that they can’t read is sent to {host === null ? "it" : <>the language model at {host}</>}, as
    you wrote it, with the kinds of data your preset holds and how complete they are, its business
    types and suburbs, the time there, and the filters of the answer before. Listings are never sent
    with it: no name, address, phone number, website or email address of a business, and nothing of
    your account. The model only says which filters you mean; our code finds and counts. Please
    write no personal data into a question.
    <br />
    Of businesses’ own websites that our rules have read for presets of Tier 2,{" "}
    {host === null ? "such a model" : "the same model"} may be given public text as well: at most{" "}
    {numberText(modelLimits.siteChars)} characters a site, with the business’s name where the text
    has it. Email addresses, phone numbers and web addresses are blanked out first, and names of
    people wherever our rules recognise one. Nothing of you or your preset goes with it. From that
    text it may put the description, the services and the marketing fit; what it can’t quote from
    the site is dropped, and contacts, people and ratings never come from it. Their receipts name
    the page and the quoted words, and the marketing fit says “decided by rules” or “decided by a
    model, from the site’s own words”.
  </>
);
