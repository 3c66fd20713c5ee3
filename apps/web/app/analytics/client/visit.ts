import { newId } from '../../api/index.ts';
import { readStored, writeStored } from './browser-store.ts';
import { IDLE_TIMEOUT } from './limits.ts';

const NAME = 'visit';

interface Visit {
  id: string;
  /** Milliseconds since 1970 of its last event. */
  at: number;
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'at') === 'number';

/** Returns the visit that an event at `now` belongs to, which all tabs share: a new one after 30 minutes without events. */
export const visitAt = (now: number): { id: string; isNew: boolean } => {
  const stored = readStored(NAME);
  const isNew = !isVisit(stored) || now - stored.at > IDLE_TIMEOUT || stored.at > now;
  const id = isNew ? newId() : stored.id;
  writeStored(NAME, { id, at: now } satisfies Visit);
  return { id, isNew };
};
