import type { User } from "../../lib/account.ts";
import { Field } from "../../ui/field.tsx";
import { Section } from "./section.tsx";

export function ProfileDetails({ user }: { user: User }) {
  return (
    <Section title="Your account">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="userName" value={user.name} readOnly />
        <Field label="Email Address" value={user.email} readOnly />
        <Field
          label="Account ID"
          value={user.id}
          readOnly
          className="sm:col-span-2"
          hint="Please include it when you contact us."
        />
      </div>
    </Section>
  );
}
