import type { Section } from "./coverage.ts";
import { buying, firstCollection, navigation, pages, town } from "./files.ts";

export const section1: Section = {
  section: 1,
  title: "What the product does and for whom",
  shown: [
    pages(
      "screen",
      "the headline speaks of discovering business intelligence with AI",
      "the landing page's headline is about discovering business intelligence with AI: 'Discover business intelligence with AI'",
    ),
    pages(
      "screen",
      "the button '%s' leads to the chat",
      "the button 'Try Chat Now' leads to /chat",
      "the button 'Start Discovering' leads to /chat",
      "the button 'Get Started Now' leads to /chat",
    ),
    pages(
      "screen",
      "'Learn More' jumps to the features",
      "'Learn More' jumps to the anchor '#features'",
    ),
    pages(
      "screen",
      "the features are Advanced Search and AI Chatbot",
      "a features section: 'Advanced Search' finds businesses by location, industry and size",
      "'AI Chatbot' takes natural-language questions",
    ),
    pages(
      "screen",
      "how it works stands at #works and has three steps",
      "how it works has the anchor #works and 3 steps: 'Select Area and Niche', 'Access Business Data', 'Chat and Analyze'",
    ),
    pages(
      "screen",
      "three reasons say why to choose it",
      "why choose: 'AI-Powered Insights', 'Location Intelligence', 'Natural Language Chat'",
    ),
    pages(
      "screen",
      "it says what Tier 1 and Tier 2 deliver",
      "Tier 1 is core data: 'Address and geo-coordinates', 'Main phone', 'Opening hours', 'Website URL', 'Review count and rating'",
      "Tier 2 adds 'Description'",
      "extra contacts: e-mails by owner, info and support, phones labelled by role",
      "social links: FB, IG, X, LinkedIn and more",
      "'Price range, accepted payments and currencies'",
      "'Services and areas served'",
      "'Founding year and founders'",
      "a marketing fit (BETA) of Yes, Unsure or No with a one-sentence reason",
    ),
    town(
      "wire",
      "no listing lies outside the area, and none is there twice",
      "a preset holds the business listings of its map area and business types",
    ),
    firstCollection(
      "screen",
      "signs up from the landing page and verifies by the link in the mailbox",
      "users create an account and verify their e-mail",
    ),
    firstCollection(
      "screen",
      "collects restaurants and hair salons in the sample town",
      "users create presets of an area, business types, a tier and a name",
    ),
    firstCollection(
      "screen",
      "asks a question and gets the right number",
      "the assistant answers a question about the chosen preset in text",
    ),
    firstCollection(
      "screen",
      "exports the hair salons and gets a CSV file",
      "or with a CSV file to download",
    ),
    buying(
      "screen",
      "$20 are on the balance while the payment window is still open",
      "credits are topped up by a card payment provider",
    ),
    buying(
      "screen",
      "a collection takes exactly its price",
      "the cost is charged per square kilometre of the area",
    ),
    navigation(
      "screen",
      "every change of the theme changes the page's root and is stored",
      "there are a light and a dark theme",
    ),
    pages(
      "screen",
      "the terms state every rule, and since when",
      "terms: 18 years or older, or acting for a business",
      "terms: no refunds on purchased balance",
      "terms: payments via a payment provider",
      "terms: 'These terms are governed by Tunisian law.'",
      "terms: the effective date is 'June 14, 2025'",
    ),
    pages(
      "screen",
      "the privacy policy states every rule",
      "privacy: username, e-mail, password, optional location and a session token in the browser's local storage are collected",
      "privacy: 'No payment data is stored'",
      "privacy: data is held in a 'backend-as-a-service'",
      "privacy: the rights of the 'GDPR'",
      "privacy: not for people under 16",
    ),
  ],
};
