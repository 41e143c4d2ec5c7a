import { QueryClient } from "@tanstack/react-query";
import { RequestFailure } from "./failure.ts";

/** What the server said, shared by all screens behind the log-in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // What failed a moment before the connection went counts as fresh otherwise.
      refetchOnReconnect: "always",
      retry: (failures, error) =>
        failures < 2 && !(error instanceof RequestFailure && error.status < 500),
    },
  },
});
