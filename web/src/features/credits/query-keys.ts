/** The query keys of the server's data about money. */
export const balanceKey = (userId: string) => ["balance", userId];
export const ledgerKey = (userId: string) => ["ledger", userId];
export const awaitedKey = (userId: string) => ["awaited-payment", userId];
