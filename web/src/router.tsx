import { Route, Routes } from "react-router";
import { lazyPart } from "./lib/lazy-part.ts";
import { deviceStorage, storageKeys } from "./lib/storage.ts";
import { paths } from "./paths.ts";
import Root, { signedInBar } from "./routes/root.tsx";
import { preloadScreen, screen } from "./screen-parts.tsx";

const Home = screen(paths.home, () => import("./routes/home.tsx"));
const Login = screen(paths.login, () => import("./routes/login.tsx"));
const CreateAccount = screen(paths.createAccount, () => import("./routes/create-account.tsx"));
const Verify = screen(paths.verify, () => import("./routes/verify.tsx"));
const ResetPassword = screen(paths.resetPassword, () => import("./routes/reset-password.tsx"));
const Terms = screen(paths.terms, () => import("./routes/terms.tsx"));
const Privacy = screen(paths.privacy, () => import("./routes/privacy.tsx"));
const OptOut = screen(paths.optOut, () => import("./routes/opt-out.tsx"));
const Bot = screen(paths.bot, () => import("./routes/bot.tsx"));
const Pricing = screen(paths.pricing, () => import("./routes/pricing.tsx"));
const Sample = screen(paths.sample, () => import("./routes/sample.tsx"));
const Profile = screen(paths.profile, () => import("./routes/profile.tsx"));
const AddPreset = screen(paths.addPreset, () => import("./routes/add-preset.tsx"));
const SelectArea = screen(paths.selectArea, () => import("./routes/select-area.tsx"));
const Chat = screen(paths.chat, () => import("./routes/chat.tsx"));
const Checkout = screen(paths.checkout, () => import("./routes/checkout.tsx"));
const Preset = screen(paths.preset, () => import("./routes/preset.tsx"));
const NotFound = lazyPart(() => import("./routes/not-found.tsx"), "default");

const askedForAgain = () => {};

const Protected = lazyPart(async () => {
  // The screen behind it comes after the first paint, while the session is being checked.
  const preload = () => void preloadScreen(location.pathname).catch(askedForAgain);
  const isReturning = deviceStorage.read(storageKeys.session) !== null;
  if (isReturning) requestAnimationFrame(() => requestAnimationFrame(preload));
  // Both are in one file. A bar with a spinner of its own makes React hold the screen back for 300 ms.
  const [gate] = await Promise.all([import("./routes/protected.tsx"), signedInBar.preload()]);
  return gate;
}, "default");

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
