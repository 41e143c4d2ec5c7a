import type { User } from "../../lib/account.ts";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";

export function ProfileDetails({ user }: { user: User }) {
  return (
    <section className={`${cardClass} p-5 sm:p-6`}>
      <h2 className="font-semibold text-lg tracking-tight">Your account</h2>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Field label="userName" value={user.name} readOnly />
        <Field label="Email Address" value={user.email} readOnly />
        <Field
          label="Account ID"
          value={user.id}
          readOnly
          className="sm:col-span-2"
          hint="Please name it when you write to us."
        />
      </div>
    </section>
  );
}
