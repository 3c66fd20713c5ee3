/** Milliseconds above which an update of the page's state is logged. Section 9. */
export const SLOW_UPDATE = 20_000;

/** Logs an update of the page's state that took too long, by the name of its operation; both times in milliseconds. */
export const logSlowUpdate = (operation: string, began: number, ended: number): void => {
  const took = ended - began;
  if (took <= SLOW_UPDATE) return;
  performance.measure(`slow update: ${operation}`, { start: began, end: ended });
  console.warn(`State update "${operation}" took ${Math.round(took)} ms`);
};
