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
:root { color-scheme: light dark; --line: #e3e5de; --quiet: #54625f; --card: #fff; --page: #fbfbf8; --ink: #15201f; --link: #0a6a7c; }
@media (prefers-color-scheme: dark) {
  :root { --line: #27312f; --quiet: #a3afac; --card: #161d1c; --page: #0e1413; --ink: #e9eeec; --link: #5ac8da; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 1rem; }
h2 { font-size: 1.05rem; margin: 0; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem; margin: 0 0 1rem; }
.meta { color: var(--quiet); font-size: .875rem; margin: .15rem 0 .75rem; }
a { color: var(--link); display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
p { margin: .5rem 0; overflow-wrap: anywhere; }`;

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
  // The longest first: one link may begin like another.
  const links = mail.links.toSorted((one, other) => other.length - one.length);
  const paragraphs = [...mail.text.trim().split(/\n{2,}/), ...links.filter(isMissingIn(mail.text))];
  const when = `<time datetime="${escapeHtml(mail.createdAt)}">${escapeHtml(mail.createdAt.slice(0, 19).replace("T", " "))} UTC</time>`;
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)} · ${when}</p>${paragraphs.map((part) => `<p>${linked(part, links)}</p>`).join("")}</article>`;
}

const isMissingIn =
  (text: string) =>
  (link: string): boolean =>
    !text.includes(link);

/** The text as HTML; its links can be followed in place. */
function linked(text: string, [link, ...others]: readonly string[]): string {
  if (link === undefined) return escapeHtml(text);
  return text
    .split(link)
    .map((part) => linked(part, others))
    .join(linkTo(link));
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
