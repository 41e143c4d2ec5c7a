import type { IncomingMessage, ServerResponse } from "node:http";
import { statement } from "./database.ts";
import { escapeHtml, linkTo, type Mail, mailboxPage } from "./mailbox-page.ts";
import type { ServiceContext } from "./service.ts";

const MAX_LISTED = 200;

/** Catches one of the account's own mails: it is kept here and sent nowhere. */
export function deliver(
  context: ServiceContext,
  mail: { to: string; subject: string; paragraphs: string[]; link: string },
): void {
  keep(context, {
    ...mail,
    text: [...mail.paragraphs, mail.link].join("\n\n"),
    html: `${paragraphsOf(mail.paragraphs)}\n<p>${linkTo(mail.link)}</p>`,
    links: [mail.link],
  });
}

/** Catches a message: plain text, or a page of HTML. */
export function deliverMessage(
  context: ServiceContext,
  { to, subject, content, html }: { to: string; subject: string; content: string; html: boolean },
): void {
  const text = html ? content.replaceAll(/<[^>]*>/g, " ").trim() : content;
  const links = [...content.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([link]) => link);
  keep(context, {
    ...{ to, subject, text },
    html: html ? content : paragraphsOf(content.split(/\n{2,}/)),
    links: [...new Set(html ? links.map((link) => link.replaceAll("&amp;", "&")) : links)],
  });
}

const paragraphsOf = (paragraphs: readonly string[]): string =>
  paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");

function keep(context: ServiceContext, mail: Omit<Mail, "id" | "createdAt">): void {
  statement(
    context.db,
    "INSERT INTO mails (id, recipient, subject, text, html, links, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?)",
  ).run(
    context.newId(),
    mail.to,
    mail.subject,
    mail.text,
    mail.html,
    JSON.stringify(mail.links),
    context.now(),
  );
}

function readLinks(text: string): string[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** Caught mails, newest first. */
export function listMails(context: ServiceContext): Mail[] {
  const rows = statement(context.db, "SELECT * FROM mails ORDER BY sequence DESC LIMIT ?").all(
    MAX_LISTED,
  );
  return rows.map((row) => ({
    id: String(row.id),
    to: String(row.recipient),
    subject: String(row.subject),
    text: String(row.text),
    html: String(row.html),
    links: readLinks(String(row.links)),
    createdAt: String(row.createdAt),
  }));
}

/** Serves `/mailbox` (a page) and `/mailbox/messages` (JSON); false for any other path. */
export function handleMailbox(
  context: ServiceContext,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
): boolean {
  if (path !== "/mailbox" && path !== "/mailbox/" && path !== "/mailbox/messages") return false;
  req.resume();
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.writeHead(405, { allow: "GET" }).end();
    return true;
  }
  const mails = listMails(context);
  const isPage = path !== "/mailbox/messages";
  res.writeHead(200, {
    "content-type": isPage ? "text/html; charset=UTF-8" : "application/json; charset=UTF-8",
    "cache-control": "no-store",
  });
  res.end(isPage ? mailboxPage(mails) : JSON.stringify(mails));
  return true;
}
