import { QueryClient } from "@tanstack/react-query";
import { RequestFailure } from "./failure.ts";

/** The server's data, shared by all screens behind the log-in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Otherwise a query that failed just before the connection was lost counts as fresh.
      refetchOnReconnect: "always",
      retry: (failures, error) =>
        failures < 2 && !(error instanceof RequestFailure && error.status < 500),
    },
  },
});
