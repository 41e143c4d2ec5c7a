import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SessionProvider } from "./lib/session.tsx";
import { tabStorage } from "./lib/storage.ts";
import { ThemeProvider } from "./lib/theme.tsx";
import { Router } from "./router.tsx";
import UnexpectedError from "./routes/unexpected-error.tsx";
import "./styles.css";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

// After a new release the old page may ask for files that are gone: load it anew, once a minute.
const reloadedKey = "reloadedForRelease";
addEventListener("vite:preloadError", (event) => {
  const isRecent = Date.now() - Number(tabStorage.read(reloadedKey)) < 60_000;
  if (isRecent || !tabStorage.write(reloadedKey, String(Date.now()))) return;
  event.preventDefault();
  location.reload();
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={(error) => <UnexpectedError error={error} />}>
      <ThemeProvider>
        <SessionProvider>
          <Router />
        </SessionProvider>
      </ThemeProvider>
    </ErrorBoundary>
  </StrictMode>,
);
