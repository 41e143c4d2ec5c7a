import { SessionProvider } from "./lib/session.tsx";
import { ThemeProvider } from "./lib/theme.tsx";
import { Screens } from "./router.tsx";
import UnexpectedError from "./routes/unexpected-error.tsx";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

/** The whole site, inside a router: the browser's own, or a fixed address while pages are built. */
export function App() {
  return (
    <ErrorBoundary fallback={(error) => <UnexpectedError error={error} />}>
      <ThemeProvider>
        <SessionProvider>
          <Screens />
        </SessionProvider>
      </ThemeProvider>
    </ErrorBoundary>
  );
}
