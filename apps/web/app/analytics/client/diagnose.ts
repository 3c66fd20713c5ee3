/** Logs a problem of the client's own while developing; visitors' consoles stay empty. Section 8, "Analytics messages". */
export const diagnose = (message: string): void => {
  // oxlint-disable-next-line no-console
  if (import.meta.env.DEV) console.warn(`analytics: ${message}`);
};
