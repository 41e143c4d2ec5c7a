import type { Download, Locator, Page } from "playwright-core";

export interface FileToChoose {
  /** The button that opens the dialog. */
  opener?: Locator;
  content?: string;
  format?: string;
}

export const exportDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Export businesses" });

/** Opens the dialog and chooses a file in it. */
export async function chooseFile(
  page: Page,
  {
    opener = page.getByRole("button", { name: "Export", exact: true }),
    content = "Everything known",
    format = "CSV",
  }: FileToChoose = {},
): Promise<Locator> {
  await opener.click();
  const dialog = exportDialog(page);
  await dialog.getByRole("radio", { name: content, exact: true }).check();
  // The card over it has the words.
  await dialog.getByRole("radio", { name: format, exact: true }).check({ force: true });
  return dialog;
}

/** Presses the dialog's button; the dialog closes once the file comes. */
export async function download(page: Page): Promise<Download> {
  const coming = page.waitForEvent("download");
  await exportDialog(page).getByRole("button", { name: "Download" }).click();
  const file = await coming;
  await exportDialog(page).waitFor({ state: "detached" });
  return file;
}

export async function downloadFile(page: Page, asked?: FileToChoose): Promise<Download> {
  await chooseFile(page, asked);
  return download(page);
}
