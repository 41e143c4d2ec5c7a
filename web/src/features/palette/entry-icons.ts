import {
  AppWindow,
  Binoculars,
  Building2,
  CirclePlus,
  CircleUser,
  DoorOpen,
  FileDown,
  FileText,
  FlaskConical,
  Layers,
  LogIn,
  type LucideIcon,
  MessagesSquare,
  MonitorCog,
  MoonStar,
  ShieldCheck,
  Store,
  SunMedium,
  Tag,
  UserPlus,
  Wallet,
} from "lucide-react";
import { paths } from "../../paths.ts";
import type { Entry } from "./entries.ts";
import { inPlace } from "./in-place.ts";

// Most are used nowhere else: an icon that the first screens show, too, would become a file of its own.
const ofIds: Record<string, LucideIcon> = {
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
  [inPlace.light]: SunMedium,
  [inPlace.dark]: MoonStar,
  [inPlace.system]: MonitorCog,
  [inPlace.logOut]: DoorOpen,
};
const ofKinds = { preset: Building2, screen: CircleUser, action: CirclePlus };

export const iconOf = ({ id, kind }: Entry): LucideIcon =>
  ofIds[id] ?? (id.startsWith(inPlace.screen) ? FileDown : ofKinds[kind]);
