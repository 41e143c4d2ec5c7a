import { useEffect } from "react";

/** Names the screen in the tab, and its address for whoever shares or indexes it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Areascout`;
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute("href", location.origin + location.pathname.replace(/\/*$/, "/"));
  }, [title]);
}
