import { type ChangeEvent, useState } from "react";

interface Typed<Name extends string> {
  typed: Record<Name, string>;
  /** The props of the input with that name. */
  field: (name: Name) => {
    name: Name;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** The texts of a form, by the names of its inputs. */
export function useTyped<Name extends string>(empty: Record<Name, string>): Typed<Name> {
  const [typed, setTyped] = useState(empty);
  return {
    typed,
    field: (name) => ({
      name,
      value: typed[name],
      onChange: ({ target: { value } }) => setTyped((known) => ({ ...known, [name]: value })),
    }),
  };
}
