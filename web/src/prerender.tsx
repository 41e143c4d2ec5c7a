import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";

export { publicPages } from "./public-pages.ts";

/** The page at `path` as a visitor without JavaScript sees it. Any error while drawing it is thrown. */
export async function renderPage(path: string): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // In one piece: no scripts that put late parts into their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  let html = "";
  for await (const chunk of prelude) html += String(chunk);
  if (failure) throw failure;
  return html;
}
