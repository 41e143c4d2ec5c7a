import { Bot } from "../features/legal/bot.tsx";
import { usePageTitle } from "../lib/page-title.ts";

export default function BotScreen() {
  usePageTitle("AreascoutBot");
  return <Bot />;
}
