import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";

/** With all its colours: of two for one property, the order of the style sheet would decide. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "soft" | "accent" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const looks: Record<ButtonLook, string> = {
  primary:
    "bg-accent text-accent-ink shadow-sm enabled:hover:bg-accent-deep [a]:hover:bg-accent-deep disabled:bg-line disabled:text-soft disabled:shadow-none",
  secondary:
    "border border-line-strong/60 bg-card text-ink enabled:hover:border-accent enabled:hover:text-accent [a]:hover:border-accent [a]:hover:text-accent disabled:text-soft",
  quiet: "text-ink enabled:hover:bg-sunken [a]:hover:bg-sunken disabled:text-soft",
  soft: "text-soft hover:bg-sunken",
  accent: "text-accent hover:bg-sunken",
  danger:
    "border border-bad/50 text-bad enabled:hover:bg-bad-wash disabled:border-line disabled:text-soft",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 text-sm",
  medium: "min-h-11 px-4 text-[0.9375rem]",
  large: "min-h-13 px-6 text-base",
};

/** Also for links that look like buttons. */
export const buttonClass = (look: ButtonLook = "primary", size: ButtonSize = "medium"): string =>
  `inline-flex select-none items-center justify-center gap-2 rounded-lg py-1.5 font-medium transition-colors disabled:cursor-not-allowed ${looks[look]} ${sizes[size]}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = "primary",
  size = "medium",
  isBusy = false,
  className = "",
  type = "button",
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${buttonClass(look, size)} ${className}`}
      {...rest}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </button>
  );
}
