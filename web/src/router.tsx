import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import { lazyPart, loaded } from "./lib/lazy-part.ts";
import { paths } from "./paths.ts";
import Root from "./routes/root.tsx";

type Screen = { default: ComponentType };

const screen = (load: () => Promise<Screen>) => lazyPart(load, "default");

const preloads = new Map<string, () => Promise<void>>();

/** The screen of a page that is drawn while the site is built. */
function builtScreen(path: string, load: () => Promise<Screen>) {
  let Shown: ComponentType = screen(load);
  preloads.set(path, async () => {
    Shown = (await loaded(load)).default;
  });
  return () => <Shown />;
}

const Home = builtScreen(paths.home, () => import("./routes/home.tsx"));
const Login = builtScreen(paths.login, () => import("./routes/login.tsx"));
const CreateAccount = builtScreen(paths.createAccount, () => import("./routes/create-account.tsx"));
const Verify = screen(() => import("./routes/verify.tsx"));
const ResetPassword = screen(() => import("./routes/reset-password.tsx"));
const Terms = builtScreen(paths.terms, () => import("./routes/terms.tsx"));
const Privacy = builtScreen(paths.privacy, () => import("./routes/privacy.tsx"));
const OptOut = builtScreen(paths.optOut, () => import("./routes/opt-out.tsx"));
const Bot = builtScreen(paths.bot, () => import("./routes/bot.tsx"));
const Pricing = builtScreen(paths.pricing, () => import("./routes/pricing.tsx"));
const Sample = builtScreen(paths.sample, () => import("./routes/sample.tsx"));
const Protected = screen(() => import("./routes/protected.tsx"));
const Profile = screen(() => import("./routes/profile.tsx"));
const AddPreset = screen(() => import("./routes/add-preset.tsx"));
const SelectArea = screen(() => import("./routes/select-area.tsx"));
const Chat = screen(() => import("./routes/chat.tsx"));
const Checkout = screen(() => import("./routes/checkout.tsx"));
const Preset = screen(() => import("./routes/preset.tsx"));
const NotFound = screen(() => import("./routes/not-found.tsx"));

/**
 * Loads a built page's screen, so its content never gives way to a spinner. A host may redirect to
 * the page's folder, with a trailing slash.
 */
export const preloadScreen = async (path: string): Promise<void> =>
  preloads.get(path.toLowerCase().replace(/(?<=.)\/+$/, ""))?.();

/** One line per address; capital letters make no difference. */
export function Screens() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.createAccount} element={<CreateAccount />} />
        <Route path={paths.verify} element={<Verify />} />
        <Route path={paths.resetPassword} element={<ResetPassword />} />
        <Route path={paths.terms} element={<Terms />} />
        <Route path={paths.privacy} element={<Privacy />} />
        <Route path={paths.optOut} element={<OptOut />} />
        <Route path={paths.bot} element={<Bot />} />
        <Route path={paths.pricing} element={<Pricing />} />
        <Route path={paths.sample} element={<Sample />} />
        <Route element={<Protected />}>
          <Route path={paths.profile} element={<Profile />} />
          <Route path={paths.addPreset} element={<AddPreset />} />
          <Route path={paths.selectArea} element={<SelectArea />} />
          <Route path={paths.checkout} element={<Checkout />} />
          <Route path={paths.chat} element={<Chat />} />
          <Route path={paths.preset} element={<Preset />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
