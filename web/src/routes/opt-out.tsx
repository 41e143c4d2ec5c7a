import { OptOut } from "../features/opt-out/opt-out.tsx";
import { usePageTitle } from "../lib/page-title.ts";

export default function OptOutScreen() {
  usePageTitle("Opt out");
  return <OptOut />;
}
