import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { isByCutOff } from "./lib/connection.ts";
import { reloadForRelease } from "./lib/release.ts";
import { preloadScreen } from "./screen-parts.tsx";
import "./styles.css";

// Code that was asked for elsewhere than by `loaded`. Without a connection the page stays as it is.
addEventListener("vite:preloadError", () => {
  void isByCutOff().then((isGone) => isGone || reloadForRelease());
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
const page = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// A built page was rendered for its bare address; with a query or another screen's state it is
// rendered again.
const isAsBuilt = () => root.hasChildNodes() && !location.search && !history.state?.usr;
const draw = () => createRoot(root).render(page);
if (isAsBuilt()) {
  // In slices, so that a slow phone answers a tap in between.
  const hydrate = () => {
    // Asked again: the code has been on its way for a while.
    if (isAsBuilt()) startTransition(() => void hydrateRoot(root, page));
    else draw();
  };
  preloadScreen(location.pathname).then(hydrate, hydrate);
} else draw();
