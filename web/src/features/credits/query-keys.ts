/** Under which names what the server said about money is kept. */
export const balanceKey = (userId: string) => ["balance", userId];
export const ledgerKey = (userId: string) => ["ledger", userId];
export const awaitedKey = (userId: string) => ["awaited-payment", userId];
