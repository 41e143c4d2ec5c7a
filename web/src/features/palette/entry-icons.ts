import {
  AppWindow,
  Binoculars,
  Building2,
  CirclePlus,
  CircleUser,
  FileText,
  FlaskConical,
  Layers,
  LogIn,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
  Store,
  Tag,
  UserPlus,
  Wallet,
} from "lucide-react";
import { paths } from "../../paths.ts";
import type { Entry } from "./entries.ts";

// Most are used nowhere else: an icon that the first screens show, too, would become a file of its own.
const ofScreens: Record<string, LucideIcon> = {
  [paths.chat]: MessagesSquare,
  [paths.presets]: Layers,
  [paths.checkout]: Wallet,
  [paths.login]: LogIn,
  [paths.createAccount]: UserPlus,
  [paths.pricing]: Tag,
  [paths.sample]: FlaskConical,
  [paths.home]: AppWindow,
  [paths.optOut]: Store,
  [paths.bot]: Binoculars,
  [paths.privacy]: ShieldCheck,
  [paths.terms]: FileText,
};
const ofKinds = { preset: Building2, screen: CircleUser, action: CirclePlus };

export const iconOf = ({ to, kind }: Entry): LucideIcon => ofScreens[to] ?? ofKinds[kind];
