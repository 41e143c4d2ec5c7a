import { type ComponentType, createContext } from "react";

export interface BusinessViewProps {
  /** A listing as the server sent it. */
  business: Record<string, unknown>;
  /** Columns that the question names; all are shown where there are none. */
  asked: readonly string[];
  /** The business in its preset. */
  to: string | null;
}

/** Shows one business; its code belongs to the screen of a preset. */
export const BusinessView = createContext<ComponentType<BusinessViewProps> | null>(null);
