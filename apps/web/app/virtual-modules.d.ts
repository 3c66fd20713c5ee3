declare module 'virtual:message-chunks' {
  /** Address of each locale's message file; empty in development. */
  export const first: Readonly<Record<string, string>>;
  /** Of the texts that a first visit does without. */
  export const later: Readonly<Record<string, readonly string[]>>;
  export const cartPage: Readonly<Record<string, readonly string[]>>;
  /** Addresses of what signed-in visitors need on most pages. */
  export const order: readonly string[];
}
