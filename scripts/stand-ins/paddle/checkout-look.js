// How the stand-in checkout looks; `checkout-overlay.js` draws it.
window.standInCheckoutLook = {
  colours: {
    light: {
      ...{ back: "#ffffff", sunken: "#f3f4f2", text: "#16201f", soft: "#56615f" },
      ...{ line: "#d5dad7", edge: "#7b8784", action: "#0e6471", actionText: "#ffffff" },
    },
    dark: {
      ...{ back: "#161c1c", sunken: "#202828", text: "#eef2f1", soft: "#a9b5b2" },
      ...{ line: "#323c3b", edge: "#7f8c89", action: "#58c3cf", actionText: "#06201f" },
    },
  },

  /** Of one dialog: the colours come as custom properties. */
  styles: `
    .standInCheckout { background: var(--back); color: var(--text); width: min(440px, 92vw);
      max-height: 92vh; overflow: auto; padding: 0; border: 1px solid var(--line);
      border-radius: 16px; margin: auto; font: 16px/1.5 "Inter Variable", Inter, system-ui, sans-serif;
      box-shadow: 0 24px 60px rgb(0 0 0 / 0.35); }
    .standInCheckout::backdrop { background: rgb(0 0 0 / 0.5); }
    .standInCheckout * { box-sizing: border-box; }
    .standInCheckout .order { background: var(--sunken); padding: 24px;
      border-bottom: 1px solid var(--line); }
    .standInCheckout h2 { margin: 0; font-size: 28px; font-weight: 600; line-height: 1.2;
      letter-spacing: -0.02em; }
    .standInCheckout dl { display: grid; grid-template-columns: 1fr auto; gap: 6px 16px;
      margin: 16px 0 0; font-size: 15px; font-variant-numeric: tabular-nums; }
    .standInCheckout dt { color: var(--soft); }
    .standInCheckout dd { margin: 0; text-align: right; }
    .standInCheckout .total { color: var(--text); font-weight: 600; }
    .standInCheckout .form { padding: 20px 24px 24px; }
    .standInCheckout label { display: block; margin-bottom: 14px; font-size: 14px;
      font-weight: 500; }
    .standInCheckout .pair { display: grid; grid-template-columns: 1fr 76px; gap: 12px; }
    .standInCheckout input { display: block; width: 100%; min-height: 44px; margin-top: 6px;
      padding: 8px 14px; font: inherit; font-size: 16px; font-weight: 400; color: inherit;
      background: var(--back); border: 1px solid var(--edge); border-radius: 8px; }
    .standInCheckout button { width: 100%; min-height: 44px; padding: 10px 12px; font: inherit;
      font-weight: 500; cursor: pointer; border-radius: 8px; border: 1px solid var(--edge);
      background: var(--back); color: var(--text); }
    .standInCheckout button.main { background: var(--action); border-color: var(--action);
      color: var(--actionText); }
    .standInCheckout button:disabled { cursor: default; opacity: 0.6; }
    .standInCheckout button:hover:enabled { border-color: var(--action); }
    .standInCheckout :focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
    .standInCheckout [role=status] { margin: 4px 0 14px; font-size: 15px; }
    .standInCheckout [role=status]:empty { display: none; }
    .standInCheckout .buttons { display: grid; grid-template-columns: 3fr 2fr; gap: 10px; }
    .standInCheckout .buttons .main { grid-column: 1 / -1; }
    .standInCheckout .about { margin: 16px 0 0; font-size: 13px; color: var(--soft); }
  `,
};
