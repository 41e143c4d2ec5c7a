import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from "../../index.ts";
import type { OneFile } from "./one-file.ts";
import { createPerson } from "./preparations.ts";
import type { World } from "./world.ts";

/** What the server under test asks of passwords: changed between cases, as the recorder did. */
const passwordPolicy: PasswordPolicy = { ...DEFAULT_PASSWORD_POLICY };

const policy = (changed: Partial<PasswordPolicy>) => async (): Promise<void> => {
  Object.assign(passwordPolicy, DEFAULT_PASSWORD_POLICY, changed);
};

const inTurn =
  (...steps: ((world: World) => Promise<void>)[]) =>
  async (world: World): Promise<void> => {
    for (const step of steps) await step(world);
  };

const person =
  (name: string) =>
  (world: World): Promise<void> =>
    createPerson(world, name, name);

const emptyCounters = (world: World): Promise<void> => world.restart();

/** The secrets of the two newest links, which the recorded cases call first and second. */
async function rememberLinks(world: World): Promise<void> {
  const [second, first] = await world.mails();
  for (const [name, mail] of Object.entries({ first, second })) {
    const link = new URL(mail?.links[0] ?? "http://none");
    world.values.set(`<${name}-token-secret>`, link.searchParams.get("secret") ?? "");
  }
}

const STRONG = { min: 10, uppercase: true, lowercase: true, number: true, symbols: true };

const SPACE =
  "stricter: an address with a space at its end is refused; the release keeps the space";
const SELF = "not served, nothing here asks for it: people leave by the product's own deletion";
const OAUTH2 =
  "a provider is an option of the server, not a setting made over HTTP; oauth2.test.ts plays the flow";

/** 22-account-more but for OAuth2: its cases need a provider set over HTTP. */
export const accountMore: OneFile = {
  file: "22-account-more",
  options: { passwordPolicy },
  before: {
    "create account: e-mail with a plus": emptyCounters,
    "create account: name of 128 characters": emptyCounters,
    "create account: dictionary on: a common password": inTurn(
      emptyCounters,
      policy({ dictionary: true }),
    ),
    "create account: personal data on: password holds the e-mail": policy({ personalData: true }),
    "create account: strength: too weak": policy({ strength: STRONG }),
    "sign in: weak password of before is still taken": policy({ strength: STRONG }),
    "get user: after a recovery (emailVerification)": emptyCounters,
    "password history 2: the same password": inTurn(
      emptyCounters,
      policy({ history: 2 }),
      person("hist"),
    ),
    "update e-mail: right password, was verified": inTurn(policy({}), person("mover")),
    "sign-in limit, wrong password, try 1": inTurn(emptyCounters, person("lim")),
    "create recovery: first link": inTurn(emptyCounters, person("links")),
    "confirm recovery: the first of two links": rememberLinks,
    "confirm verification: the first link, another user": rememberLinks,
    "create verification: first link": async (world) => {
      await world.asKey("PATCH", "/v1/users/links/verification", { emailVerification: false });
    },
  },
  notServed: {
    "block oneself": SELF,
    "get account: blocked by oneself": SELF,
    "delete account: by the user": SELF,
  },
  alsoNotServed: { names: /OAuth2|pre-hijack|^redirect with/, reason: OAUTH2 },

  different: {
    'create account: userId "0"': "stricter: refused with 400; the release ends in a 500",
    "create account: e-mail with a space at the end": SPACE,
    "sign-in limit reached: e-mail with a space": SPACE,
  },
};
