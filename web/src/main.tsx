import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { isCutOff } from "./lib/connection.ts";
import { tabStorage } from "./lib/storage.ts";
import { preloadScreen } from "./router.tsx";
import "./styles.css";

// After a new release the old page may ask for files that are gone: load it anew, once a minute.
const reloadedKey = "reloadedForRelease";
addEventListener("vite:preloadError", (event) => {
  // Without a connection nothing would be left of the page.
  if (isCutOff()) return;
  const isRecent = Date.now() - Number(tabStorage.read(reloadedKey)) < 60_000;
  if (isRecent || !tabStorage.write(reloadedKey, String(Date.now()))) return;
  event.preventDefault();
  location.reload();
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
// A built page shows its bare address; what another screen or a query adds is drawn anew.
const isAsBuilt = root.hasChildNodes() && !location.search && !history.state?.usr;
if (isAsBuilt) {
  // In slices, so that a slow phone answers a tap in between.
  const hydrate = () => {
    // From here on React takes every press, also of what it has not looked at yet.
    dispatchEvent(new Event("presses-taken"));
    startTransition(() => void hydrateRoot(root, page));
  };
  preloadScreen(location.pathname).then(hydrate, hydrate);
} else createRoot(root).render(page);
