import { useEffect } from "react";

/** Names the screen in the tab, and sets its address for sharing and indexing. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Areascout`;
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute("href", location.origin + location.pathname.replace(/\/*$/, "/"));
  }, [title]);
}
