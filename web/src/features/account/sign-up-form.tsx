import { type FormEvent, useState } from "react";
import { createAccount, openSession, requestVerification } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

interface SignUpFormProps {
  /** The link was sent to `email`. */
  onSent: (email: string) => void;
}

export function SignUpForm({ onSent }: SignUpFormProps) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const signUp = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await createAccount({ name, email, password });
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
      {failure && (
        <Notice tone="bad" isUrgent>
          {failure}
        </Notice>
      )}
      <Field
        label="Username"
        autoComplete="name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Email Address"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint="At least 8 characters."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} className="w-full">
        Create Account
      </Button>
    </form>
  );
}
