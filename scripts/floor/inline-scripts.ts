/** The code that stands in a page itself. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => String(code),
  );
