import { type ComponentType, lazy } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { paths } from "./paths.ts";
import Root from "./routes/root.tsx";

type Screen = { default: ComponentType };

// While the page loads anew for a new release an import gives nothing: the screen just waits.
const screen = (load: () => Promise<Screen | undefined>) =>
  lazy(async () => (await load()) ?? new Promise<Screen>(() => {}));

const Home = screen(() => import("./routes/home.tsx"));
const Login = screen(() => import("./routes/login.tsx"));
const CreateAccount = screen(() => import("./routes/create-account.tsx"));
const Verify = screen(() => import("./routes/verify.tsx"));
const Protected = screen(() => import("./routes/protected.tsx"));
const Profile = screen(() => import("./routes/profile.tsx"));
const AddPreset = screen(() => import("./routes/add-preset.tsx"));
const Chat = screen(() => import("./routes/chat.tsx"));
const Checkout = screen(() => import("./routes/checkout.tsx"));
const NotFound = screen(() => import("./routes/not-found.tsx"));

/** One line per address; capital letters make no difference. */
export function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Root />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.login} element={<Login />} />
          <Route path={paths.createAccount} element={<CreateAccount />} />
          <Route path={paths.verify} element={<Verify />} />
          <Route element={<Protected />}>
            <Route path={paths.profile} element={<Profile />} />
            <Route path={paths.addPreset} element={<AddPreset />} />
            <Route path={paths.checkout} element={<Checkout />} />
            <Route path={paths.chat} element={<Chat />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
