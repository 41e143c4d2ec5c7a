import { type FormEvent, useRef, useState } from "react";
import { visibleLine } from "#domain/text/visible-text.ts";
import { createAccount, openSession, requestVerification } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useTyped } from "./use-typed.ts";

interface SignUpFormProps {
  /** The link was sent to `email`. */
  onSent: (email: string) => void;
}

export function SignUpForm({ onSent }: SignUpFormProps) {
  const { typed, field } = useTyped({ name: "", email: "", password: "" });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const created = useRef<string | null>(null);

  const signUp = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { email, password } = typed;
    const name = visibleLine(typed.name);
    if (name === "") return setFailure("Please enter a username.");
    setBusy(true);
    setFailure(null);
    try {
      // The account may be there already from a try whose mail could not be asked for.
      if (created.current !== email) await createAccount({ name, email, password });
      created.current = email;
      await openSession({ email, password });
      await requestVerification(location.origin + paths.verify);
      onSent(email);
    } catch (error) {
      setFailure(sentenceOf(error, "Email signup failed. Please try again."));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={signUp} className="flex flex-col gap-5">
      <FailureNotice sentence={failure} />
      <Field label="Username" autoComplete="name" required {...field("name")} />
      <Field label="Email Address" type="email" autoComplete="email" required {...field("email")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint="At least 8 characters."
        {...field("password")}
      />
      <Button type="submit" isBusy={isBusy} className="w-full">
        Create Account
      </Button>
    </form>
  );
}
