import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { Hero } from "../features/landing/hero.tsx";
import { Features, HowItWorks, WhyChoose } from "../features/landing/sections.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { wasJustVerified } from "../lib/screen-state.ts";

// Only those who come from the verify page see it.
const Notice = lazy(() => import("../ui/notice.tsx").then((m) => ({ default: m.Notice })));

export default function Home() {
  usePageTitle("Discover business intelligence with AI");
  const { state } = useLocation();
  return (
    <>
      {wasJustVerified(state) && (
        <div className="mx-auto max-w-7xl px-4 pt-6 sm:px-6">
          <Suspense>
            <Notice tone="good">Email verified successfully! You can now log in.</Notice>
          </Suspense>
        </div>
      )}
      <Hero />
      <Features />
      <HowItWorks />
      <WhyChoose />
    </>
  );
}
