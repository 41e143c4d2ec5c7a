const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; --line: #83908d; --soft: #54625f; --card: #fff; --page: #fbfbf8; --ink: #15201f; --accent: #0a6a7c; --on: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --line: #6d7a77; --soft: #a3afac; --card: #161d1c; --page: #0e1413; --ink: #e9eeec; --accent: #5ac8da; --on: #05262c; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 2rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
h1 { margin: 0; font-size: 1.5rem; }
p { margin: .25rem 0 1.5rem; color: var(--soft); }
label { display: block; margin-bottom: 1.1rem; font-weight: 500; font-size: .875rem; }
input:not([type=checkbox]) { display: block; width: 100%; min-height: 2.75rem; margin-top: .35rem; padding: 0 .8rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--page); color: inherit; font: inherit; }
.check { display: flex; gap: .6rem; align-items: center; font-weight: 400; }
.check input { width: 1.15rem; height: 1.15rem; }
.buttons { display: flex; gap: .75rem; justify-content: flex-end; }
button { min-height: 2.75rem; padding: 0 1.1rem; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button[value=allow] { border-color: var(--accent); background: var(--accent); color: var(--on); }`;

/** What the person decides on; the hidden values travel on to the answer. */
export function consentPage(hidden: Readonly<Record<string, string>>): string {
  const kept = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with Google (stand-in)</title><style>${style}</style></head>
<body><main><h1>Sign in with Google</h1>
<p>This page simulates Google on your own machine. Sign in as anyone you like.</p>
<form method="get" action="/stand-ins/google/answer">${kept}
<label>Google account<input name="email" type="email" autocomplete="off" required value="pat@example.test"></label>
<label>Name<input name="name" autocomplete="off" value="Pat Example"></label>
<label class="check"><input type="checkbox" name="verified" checked>Google has verified this address</label>
<div class="buttons"><button name="answer" value="cancel" formnovalidate>Cancel</button>
<button name="answer" value="allow">Continue</button></div></form></main></body></html>`;
}

export const refusalPage = (sentence: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="UTF-8"><title>Sign in with Google (stand-in)</title><style>${style}</style></head>
<body><main><h1>Sign-in can't continue</h1><p>${escapeHtml(sentence)}</p></main></body></html>`;
