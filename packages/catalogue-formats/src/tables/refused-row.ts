import type { RefusedEvent } from '../reader.ts';
import type { Refusal } from '../refusal.ts';

/** The event of a row that gave no record. */
export const refusedRow = (line: number, { code, message: reason, field }: Refusal): RefusedEvent => ({
  type: 'refused',
  line,
  code,
  reason,
  ...(field === undefined ? {} : { field }),
});
