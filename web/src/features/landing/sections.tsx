import { Bot, ScanSearch } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { listingLimits } from "#domain/limits/listing.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { formatExact } from "#domain/money/pricing.ts";
import { tierOffers, tiers } from "#domain/money/tiers.ts";
import { numberText } from "../../lib/formats.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";

const wrap = "mx-auto max-w-7xl px-4 sm:px-6";

const features = [
  {
    title: "Advanced Search",
    text: `Find businesses by location, industry and size: nothing outside your area, no duplicates, and up to ${numberText(listingLimits.maxDefault)} per preset.`,
    Icon: ScanSearch,
  },
  {
    title: "AI Chatbot",
    text: "Ask natural-language questions about your listings. Get an answer you can check, or the whole list as a CSV file.",
    Icon: Bot,
  },
];

const steps = [
  {
    title: "Select Area and Niche",
    text: "Search for a place or drag four points on the map, then add business types. The price updates as you drag.",
  },
  {
    title: "Access Business Data",
    text: "Address and coordinates, phone, opening hours and website of every match, each value with its source.",
  },
  {
    title: "Chat and Analyze",
    text: "Ask anything about your businesses. Every answer shows how it was computed and the rows behind it.",
  },
];

const reasons = [
  {
    title: "AI-Powered Insights",
    text: "Answers come from your own listings, counted by code. If the data can't answer a question, Areascout says so.",
  },
  {
    title: "Location Intelligence",
    text: "You pay for an area, per square kilometre, and see the price before you start.",
  },
  {
    title: "Natural Language Chat",
    text: "Nothing to learn: ask as you would ask a colleague.",
  },
];

function SectionTitle({ children, lead }: { children: ReactNode; lead: string }) {
  return (
    <div className="max-w-2xl">
      <h2 className="font-semibold text-3xl tracking-[-0.02em] sm:text-4xl">{children}</h2>
      <p className="mt-3 text-lg text-soft">{lead}</p>
    </div>
  );
}

export function Features() {
  return (
    <section id="features" className="border-line border-t bg-card py-20 sm:py-28">
      <div className={wrap}>
        <SectionTitle lead="Collect once, then ask as often as you like.">Features</SectionTitle>
        <div className="mt-12 grid gap-5 md:grid-cols-2">
          {features.map(({ title, text, Icon }) => (
            <div key={title} className="rounded-2xl border border-line bg-page p-7 sm:p-9">
              <Icon aria-hidden className="size-8 text-accent" strokeWidth={1.75} />
              <h3 className="mt-6 font-semibold text-xl tracking-tight">{title}</h3>
              <p className="mt-2 max-w-md text-soft leading-relaxed">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export function HowItWorks() {
  return (
    <section id="works" className="border-line border-t py-20 sm:py-28">
      <div className={wrap}>
        <SectionTitle lead="Three steps from a map to an answer.">How it works</SectionTitle>
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-accent border-t-2 pt-5">
              <span aria-hidden className="font-semibold text-accent text-sm tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-2 font-semibold text-xl tracking-tight">{title}</h3>
              <p className="mt-2 text-soft leading-relaxed">{text}</p>
            </li>
          ))}
        </ol>
        <Link to={paths.chat} className={`${buttonClass("primary", "large")} mt-12`}>
          Start Discovering
        </Link>
      </div>
    </section>
  );
}

export function WhatYouGet() {
  return (
    <section className="border-line border-t bg-card py-20 sm:py-28">
      <div className={wrap}>
        <SectionTitle lead="Two tiers, each with a flat price per square kilometre. Values that no source has stay empty.">
          What you get
        </SectionTitle>
        <div className="mt-12 grid gap-5 md:grid-cols-2">
          {tiers.map((tier) => (
            <div key={tier} className="rounded-2xl border border-line bg-page p-7 sm:p-9">
              <h3 className="flex items-baseline justify-between gap-x-4 font-semibold text-xl tracking-tight max-lg:flex-col">
                Tier {tier}: {tierOffers[tier].name}
                <span className="font-medium text-accent text-base tabular-nums">
                  {formatExact(moneyLimits.microsPerKm2[tier])} per km²
                </span>
              </h3>
              <p className="mt-2 text-soft">{tierOffers[tier].lead}</p>
              <ul className="mt-5 divide-y divide-line border-line border-t">
                {tierOffers[tier].fields.map((field) => (
                  <li key={field} className="py-2.5">
                    {field}
                  </li>
                ))}
              </ul>
              <p className="mt-3 text-soft text-sm">{tierOffers[tier].note}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export function WhyChoose() {
  return (
    <section className="border-line border-t py-20 sm:py-28">
      <div className={wrap}>
        <SectionTitle lead="Built for people who act on what they find.">
          Why choose Areascout
        </SectionTitle>
        <ul className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-semibold text-lg tracking-tight">{title}</h3>
              <p className="mt-1.5 text-soft leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-16 flex flex-col items-start justify-between gap-6 rounded-3xl bg-accent-wash p-8 sm:flex-row sm:items-center sm:p-12">
          <p className="max-w-xl font-semibold text-2xl text-accent-deep tracking-[-0.02em]">
            Ask your first question about an area you know.
          </p>
          <Link
            to={paths.chat}
            className={`${buttonClass("primary", "large")} shrink-0 whitespace-nowrap`}
          >
            Get Started Now
          </Link>
        </div>
      </div>
    </section>
  );
}
