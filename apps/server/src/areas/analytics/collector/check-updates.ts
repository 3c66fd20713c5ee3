import type { RefusedRecord } from '@grossist/contracts';
import type { z } from 'zod';
import type { SentRecord } from './check-events.ts';

/** An update that was accepted, with its position in the request. */
export interface CheckedUpdate<U> {
  index: number;
  update: U;
}

export interface CheckedUpdates<U> {
  accepted: readonly CheckedUpdate<U>[];
  refused: readonly RefusedRecord[];
}

export const refuseUpdate = (index: number, field: string, message: string): RefusedRecord => ({
  index,
  insert_id: '',
  field: field.slice(0, 100),
  message: message.slice(0, 200),
});

const DAY_MS = 86_400_000;

/** Returns the name of a date in the future, as every time zone has it; undefined when there is none. */
const futureDate = (properties: object | undefined, now: number): string | undefined => {
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
  return Object.entries(properties ?? {}).find(
    ([name, value]) => name.endsWith('_on') && typeof value === 'string' && value > tomorrow,
  )?.[0];
};

const propertiesOf = (update: object): object | undefined => {
  if ('$set' in update && typeof update.$set === 'object') return update.$set ?? undefined;
  if ('$set_once' in update && typeof update.$set_once === 'object') return update.$set_once ?? undefined;
  return undefined;
};

/** Checks updates one by one against their schema; dates may not be in the future. [ana-02] [ana-03] */
export const checkUpdates = <S extends z.ZodType<object>>(
  sent: readonly SentRecord[],
  schema: S,
  now: number,
): CheckedUpdates<z.output<S>> => {
  const accepted: CheckedUpdate<z.output<S>>[] = [];
  const refused: RefusedRecord[] = [];
  for (const [index, record] of sent.entries()) {
    const read = schema.safeParse(record);
    if (!read.success) {
      const [issue] = read.error.issues;
      const isId = '$distinct_id' in record && String(record['$distinct_id']).startsWith('$device:');
      refused.push(
        isId
          ? refuseUpdate(index, '$distinct_id', 'distinct_id cannot have $device: prefix')
          : refuseUpdate(index, issue?.path.join('.') ?? '', issue?.message ?? 'is wrong'),
      );
      continue;
    }
    const future = futureDate(propertiesOf(read.data), now);
    if (future === undefined) accepted.push({ index, update: read.data });
    else refused.push(refuseUpdate(index, future, 'is in the future'));
  }
  return { accepted, refused };
};
