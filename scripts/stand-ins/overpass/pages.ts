import { copyright, escapeMarkup } from "./answer-format.ts";
import type { QueryFault } from "./query.ts";

const dispatcherAnswer =
  "open64: 0 Success /osm3s_osm_base Dispatcher_Client::request_read_and_idx";

export const rateLimited = runtimeError(
  `${dispatcherAnswer}::rate_limited. Please check /api/status for the quota of your IP address.`,
);
export const tooBusy = runtimeError(
  `${dispatcherAnswer}::timeout. The server is probably too busy to handle your request.`,
);
export const turnedOff = runtimeError(
  "The dispatcher (i.e. the database management system) is turned off.",
);
export const statusTurnedOff =
  "open64: 2 No such file or directory /osm3s_osm_base Dispatcher_Client::1. Probably the server is down.\n";

/** What a proxy in front of the server shows when it has its own trouble. */
export const foreignPage = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Maintenance</title></head>
<body><h1>We will be back soon</h1><p>This server is being maintained.</p></body>
</html>
`;

/** The page every refused query gets, one paragraph for each fault. */
export function errorPage(faults: QueryFault[]): string {
  const paragraphs = faults.map(({ line, kind, text }) => {
    const place = line > 0 ? `line ${line}: ` : "";
    return `<p><strong style="color:#FF0000">Error</strong>: ${place}${kind}: ${escapeMarkup(text)} </p>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"
    "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">
<head>
  <meta http-equiv="content-type" content="text/html; charset=utf-8" lang="en"/>
  <title>OSM3S Response</title>
</head>
<body>

<p>${copyright}</p>
${paragraphs.join("\n")}

</body>
</html>
`;
}

function runtimeError(text: string): string {
  return errorPage([{ line: 0, kind: "runtime error", text }]);
}

export interface RunningQuery {
  pid: number;
  maxBytes: number;
  timeoutSeconds: number;
  startedMs: number;
}

/** The text of `/api/status`: free slots, slots used a moment ago, queries being run. */
export function statusText(status: {
  nowMs: number;
  limit: number;
  free: number;
  availableAfterMs: number[];
  running: RunningQuery[];
}): string {
  const { nowMs, limit, free, availableAfterMs, running } = status;
  return [
    "Connected as: 2130706433",
    `Current time: ${isoSeconds(nowMs)}`,
    "Announced endpoint: none",
    `Rate limit: ${limit}`,
    ...(free > 0 ? [`${free} slots available now.`] : []),
    ...availableAfterMs.map((afterMs) => {
      const seconds = Math.floor(afterMs / 1000) - Math.floor(nowMs / 1000);
      return `Slot available after: ${isoSeconds(afterMs)}, in ${seconds} seconds.`;
    }),
    "Currently running queries (pid, space limit, time limit, start time):",
    ...running.map(({ pid, maxBytes, timeoutSeconds, startedMs }) =>
      [pid, maxBytes, timeoutSeconds, isoSeconds(startedMs)].join("\t"),
    ),
    "",
  ].join("\n");
}

const isoSeconds = (epochMs: number): string => `${new Date(epochMs).toISOString().slice(0, 19)}Z`;
