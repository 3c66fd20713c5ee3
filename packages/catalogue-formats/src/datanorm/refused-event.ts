import type { RefusedEvent } from '../reader.ts';
import { Refusal } from '../refusal.ts';

/** The event for a line that was refused. @throws whatever else was thrown */
export const refusedEvent = (line: number, error: unknown): RefusedEvent => {
  if (!(error instanceof Refusal)) throw error;
  const { code, message: reason, field } = error;
  return { type: 'refused', line, code, reason, ...(field === undefined ? {} : { field }) };
};
