import { Suspense, useState } from "react";
import { lazyPart, loaded } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ResendVerification } from "./resend-verification.tsx";
import { type LogInOptions, useLogIn } from "./use-log-in.ts";

const loadDialog = () => loaded(() => import("./reset-dialog.tsx"));
const ResetDialog = lazyPart(loadDialog, "ResetDialog");

export function LoginForm(props: LogInOptions) {
  const { typed, field, failure, isBusy, isUnverified, logIn, resend } = useLogIn(props);
  const [isResetting, setResetting] = useState<boolean | null>(null);

  return (
    <>
      <form onSubmit={logIn} className="flex flex-col gap-5">
        <FailureNotice sentence={failure} />
        {isUnverified && <ResendVerification send={resend} look="secondary" />}
        <Field label="Email" type="email" autoComplete="email" required {...field("email")} />
        <div>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...field("password")}
          />
          <button
            type="button"
            onPointerEnter={() => void loadDialog()}
            onClick={() => setResetting(true)}
            className="mt-2 inline-flex min-h-6 items-center font-medium text-accent text-sm underline-offset-4 hover:underline"
          >
            Forgot Password?
          </button>
        </div>
        <Button type="submit" isBusy={isBusy} className="w-full">
          Log in
        </Button>
      </form>
      {isResetting !== null && (
        <Suspense>
          <ResetDialog
            key={String(isResetting)}
            isOpen={isResetting}
            onClose={() => setResetting(false)}
            typedEmail={typed.email}
          />
        </Suspense>
      )}
    </>
  );
}
