import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { Hero } from "../features/landing/hero.tsx";
import { Features, HowItWorks, WhatYouGet, WhyChoose } from "../features/landing/sections.tsx";
import { BuiltPart } from "../lib/built-part.tsx";
import { lazyPart } from "../lib/lazy-part.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { wasJustVerified } from "../lib/screen-state.ts";
import { paths } from "../paths.ts";

// Only those who come from the verify page see it.
const Notice = lazyPart(() => import("../ui/notice.tsx"), "Notice");

const SampleExtract = lazyPart(
  () => import("../features/landing/sample-extract.tsx"),
  "SampleExtract",
);
const Screenshots = lazyPart(() => import("../features/landing/screenshots.tsx"), "Screenshots");

export default function Home() {
  usePageTitle("Discover business intelligence with AI");
  const { state } = useLocation();
  return (
    <>
      {wasJustVerified(state) && (
        <div className="mx-auto max-w-7xl px-4 pt-6 sm:px-6">
          <Suspense>
            <Notice tone="good">
              <span>Email verified successfully! You can now log in.</span>{" "}
              <Link to={paths.addPreset} className="font-medium underline underline-offset-4">
                Choose your first area
              </Link>
            </Notice>
          </Suspense>
        </div>
      )}
      <Hero />
      <BuiltPart id="sample-extract">
        <SampleExtract />
      </BuiltPart>
      <Features />
      <HowItWorks />
      <BuiltPart id="screenshots">
        <Screenshots />
      </BuiltPart>
      <WhatYouGet />
      <WhyChoose />
    </>
  );
}
