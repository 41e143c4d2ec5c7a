import { Privacy } from "../features/legal/privacy.tsx";
import { usePageTitle } from "../lib/page-title.ts";

export default function PrivacyScreen() {
  usePageTitle("Privacy Policy");
  return <Privacy />;
}
