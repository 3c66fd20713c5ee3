/** Parses and checks events and updates of profiles as browsers send them; refuses invalid ones one by one. */

import { AnalyticsEvent, type RefusedRecord } from '@grossist/contracts';
import {
  ANALYTICS_LIMITS,
  type CalendarDate,
  cutText,
  faultOfTime,
  type Language,
  languageOf,
  localTime,
  type Market,
  marketFacts,
  timeOfEvent,
} from '@grossist/domain';
import type { z } from 'zod';

export type SentRecord = Readonly<Record<string, unknown>>;

/** An event that was accepted. */
export interface CheckedEvent {
  /** Position in the request, from 0. */
  index: number;
  /** Milliseconds since 1970. */
  at: number;
  /** In the market's time zone. */
  day: CalendarDate;
  market: Market;
  language: Language;
  sent: AnalyticsEvent;
}

interface CheckedEvents {
  accepted: readonly CheckedEvent[];
  refused: readonly RefusedRecord[];
}

const isRecord = (value: unknown): value is SentRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? cutText(value) : '');

const insertIdOf = ({ properties }: SentRecord): string =>
  isRecord(properties) ? textOf(properties['$insert_id']).slice(0, 36) : '';

/** Returns the path of an issue as a client knows the field, and at most 200 characters of its message. */
const refusalOf = (index: number, record: SentRecord, field: string, message: string): RefusedRecord => ({
  index,
  insert_id: insertIdOf(record),
  field: field.slice(0, 100),
  message: message.slice(0, 200),
});

/** Texts are cut before they are checked. Section 9. */
const withCutTexts = (record: SentRecord): SentRecord => {
  const { properties } = record;
  if (!isRecord(properties)) return record;
  const cut = Object.entries(properties).map(([name, value]) => [
    name,
    typeof value === 'string' ? cutText(value) : value,
  ]);
  return { ...record, properties: Object.fromEntries(cut) };
};

/** Returns what is wrong with an event before its properties are read; undefined when nothing is. */
const faultOfForm = (record: SentRecord): { field: string; message: string } | undefined => {
  const { event, properties } = record;
  if (typeof event !== 'string' || event.trim() === '')
    return { field: 'event', message: 'No event name provided to mixpanel.track' };
  if (isRecord(properties) && Object.keys(properties).length >= ANALYTICS_LIMITS.properties)
    return { field: 'properties', message: 'must be fewer than 255' };
  if (Buffer.byteLength(JSON.stringify(record)) >= ANALYTICS_LIMITS.eventBytes)
    return { field: '', message: 'must be below 1 MB' };
  return undefined;
};

/**
 * Checks the events of a batch one by one: vocabulary, limits, time. Of events with the same `$insert_id` the first
 * counts, and the others are neither accepted nor refused. `now` is in milliseconds since 1970. [ana-01]
 */
export const checkEvents = (sent: readonly SentRecord[], market: Market, now: number): CheckedEvents => {
  const accepted = new Map<string, CheckedEvent>();
  const refused: RefusedRecord[] = [];
  const { timeZone } = marketFacts(market);
  for (const [index, record] of sent.entries()) {
    const fault = faultOfForm(record);
    if (fault !== undefined) {
      refused.push(refusalOf(index, record, fault.field, fault.message));
      continue;
    }
    const read = AnalyticsEvent.safeParse(withCutTexts(record));
    if (!read.success) {
      const [issue] = read.error.issues;
      refused.push(refusalOf(index, record, issue?.path.join('.') ?? '', issue?.message ?? 'is wrong'));
      continue;
    }
    const { properties } = read.data;
    const at = timeOfEvent(properties.time);
    const faultOfAge = faultOfTime(at, now);
    if (faultOfAge !== undefined) {
      refused.push(refusalOf(index, record, 'properties.time', faultOfAge));
      continue;
    }
    if (accepted.has(properties.$insert_id)) continue;
    accepted.set(properties.$insert_id, {
      index,
      at,
      day: localTime(at, timeZone).date,
      market,
      language: languageOf(properties.locale),
      sent: read.data,
    });
  }
  return { accepted: [...accepted.values()], refused };
};

/** Returns the refusal of an event that was checked. */
export const refuse = ({ index, sent }: CheckedEvent, field: string, message: string): RefusedRecord => ({
  index,
  insert_id: sent.properties.$insert_id,
  field,
  message,
});

/** An update that was accepted, with its position in the request. */
export interface CheckedUpdate<U> {
  index: number;
  update: U;
}

interface CheckedUpdates<U> {
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
