export type Language = "en" | "de" | "fr" | "es" | "ar";
export type Trade = "food" | "health" | "craft" | "office" | "stay" | "shop";
export type MailRole = "info" | "support" | "booking" | "owner" | "accounting" | "jobs";
export type Currency = "GBP" | "EUR" | "USD";
