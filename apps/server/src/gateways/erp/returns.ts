/** Goods that a customer asked to give back. */
export interface ReturnAsk {
  returnNumber: string;
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** Where a return stands. Times in milliseconds since 1970; undefined before they are reached. */
export interface ReturnProgress {
  returnNumber: string;
  /** When the goods were back in the house. */
  receivedAt: number | undefined;
  creditedAt: number | undefined;
  /** When the house said that it does not take them back. */
  refusedAt: number | undefined;
  /** When something is expected to change next; undefined when nobody knows. */
  nextChange: number | undefined;
}
