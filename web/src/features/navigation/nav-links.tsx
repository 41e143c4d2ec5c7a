import { NavLink } from "react-router";
import { paths } from "../../paths.ts";

const linksOf = (isSignedIn: boolean, look: "bar" | "menu") => [
  { to: paths.home, label: "Home" },
  { to: paths.chat, label: "Chat" },
  { to: paths.addPreset, label: "Add Preset" },
  // The specification spells it so in the menu; both lead to the same screen.
  { to: look === "menu" ? "/Pricing" : paths.pricing, label: "Pricing" },
  isSignedIn ? { to: paths.checkout, label: "Buy Credits" } : { to: paths.login, label: "Login" },
];

interface NavLinksProps {
  isSignedIn: boolean;
  look: "bar" | "menu";
  onFollow?: () => void;
}

export function NavLinks({ isSignedIn, look, onFollow }: NavLinksProps) {
  const shape = look === "bar" ? barShape : "px-4 py-3 text-base";
  return linksOf(isSignedIn, look).map(({ to, label }) => (
    <li key={to} className={to === paths.login ? "hidden-while-returning" : undefined}>
      <NavLink to={to} end onClick={onFollow} className={({ isActive }) => lookOf(isActive, shape)}>
        {label}
      </NavLink>
    </li>
  ));
}

/** Outside the menu on phones, where the bar has no room for the other links. */
export const LoginLink = () => (
  <div className="hidden-while-returning md:hidden">
    <NavLink to={paths.login} end className={({ isActive }) => lookOf(isActive, barShape)}>
      Login
    </NavLink>
  </div>
);

const barShape = "whitespace-nowrap px-2 py-2 text-sm lg:px-3 lg:text-[0.9375rem]";
const lookOf = (isActive: boolean, shape: string): string =>
  `block rounded-lg font-medium transition-colors ${shape} ${
    isActive ? "bg-accent-wash text-accent-deep" : "text-soft hover:bg-sunken hover:text-ink"
  }`;
