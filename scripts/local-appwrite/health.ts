import { SERVER_VERSION } from "./errors.ts";
import type { Route } from "./service.ts";

const HERE = {
  ip: "127.0.0.1",
  countryCode: "--",
  country: "Unknown",
  continentCode: "--",
  continent: "Unknown",
  eu: false,
  currency: "",
};

/** Version, ping, health and the locale lookup, which knows no place on earth. */
export function healthRoutes(): Route[] {
  const status = { name: "local", ping: 0, status: "pass" };
  return [
    {
      method: "GET",
      path: "/health/version",
      handle: () => ({ status: 200, body: { version: SERVER_VERSION } }),
    },
    { method: "GET", path: "/ping", handle: () => ({ status: 200, body: "Pong!" }) },
    {
      method: "GET",
      path: "/health",
      scope: ["health.read"],
      handle: () => ({ status: 200, body: status }),
    },
    {
      method: "GET",
      path: "/locale",
      scope: ["locale.read"],
      handle: () => ({ status: 200, body: HERE }),
    },
  ];
}
