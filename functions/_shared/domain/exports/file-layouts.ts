/** `full`: all that is known, lists in one cell. The others have one value a column. */
export const fileLayouts = ["full", "crm", "hubspot", "pipedrive"] as const;
export type FileLayout = (typeof fileLayouts)[number];
