import type { DatabaseLog } from '../../src/db/index.ts';

/** A log that keeps its messages instead of printing them. */
export function quietLog(): DatabaseLog & { messages: string[] } {
  const messages: string[] = [];
  const keep = (_details: object, message: string): void => {
    messages.push(message);
  };
  return { messages, info: keep, warn: keep, error: keep };
}
