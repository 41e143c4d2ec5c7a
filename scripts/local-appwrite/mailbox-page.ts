import { webAddress } from "./parameters.ts";

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Absolute addresses the mail links to, unescaped. */
  links: string[];
  createdAt: string;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

const STYLE = `
:root { color-scheme: light dark; --line: #d4d7dd; --quiet: #5b6270; --card: #fff; --page: #f5f6f8; --ink: #16181d; --link: #0b57d0; }
@media (prefers-color-scheme: dark) {
  :root { --line: #343842; --quiet: #a2a9b8; --card: #1c1f26; --page: #121419; --ink: #eceef2; --link: #8ab4f8; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 1rem; }
h2 { font-size: 1.05rem; margin: 0; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem; margin: 0 0 1rem; }
.meta { color: var(--quiet); font-size: .875rem; margin: .15rem 0 .75rem; }
a { color: var(--link); overflow-wrap: anywhere; }
p { margin: .5rem 0; }`;

/** Asks every two seconds and reloads only when a mail came, so that text being read or copied stays put. */
function reloadScript(newestId: string): string {
  return `const shown = ${JSON.stringify(newestId)};
setInterval(async () => {
  const reply = await fetch("/mailbox/messages").catch(() => null);
  if (!reply || !reply.ok) return;
  const [newest] = await reply.json();
  if (newest && newest.id !== shown) location.reload();
}, 2000);`;
}

/** Whatever else a link is, it is shown and leads nowhere. */
export function linkTo(link: string): string {
  const text = escapeHtml(link);
  return webAddress(link) ? `<a href="${text}">${text}</a>` : text;
}

function mailCard(mail: Mail): string {
  const links = mail.links.map((link) => `<p>${linkTo(link)}</p>`).join("");
  const text = mail.links.reduce((rest, link) => rest.replace(link, ""), mail.text).trim();
  const paragraphs = text.split(/\n{2,}/).map((part) => `<p>${escapeHtml(part)}</p>`);
  const when = `<time datetime="${escapeHtml(mail.createdAt)}">${escapeHtml(mail.createdAt.slice(0, 19).replace("T", " "))} UTC</time>`;
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)} · ${when}</p>${paragraphs.join("")}${links}</article>`;
}

/** The mailbox as a page of its own, without anything from elsewhere. */
export function mailboxPage(mails: readonly Mail[]): string {
  const list =
    mails.length > 0
      ? mails.map(mailCard).join("\n")
      : "<p>No mail yet. New mail appears here automatically.</p>";
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style>${STYLE}</style></head>
<body><main><h1>Mailbox</h1>
${list}
</main><script>${reloadScript(mails[0]?.id ?? "")}</script></body></html>`;
}
