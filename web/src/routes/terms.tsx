import { Terms } from "../features/legal/terms.tsx";
import { usePageTitle } from "../lib/page-title.ts";

export default function TermsScreen() {
  usePageTitle("Terms of Service");
  return <Terms />;
}
