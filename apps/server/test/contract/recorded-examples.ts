import { readFileSync, writeFileSync } from 'node:fs';
import type { Operation } from '@grossist/contracts';
import { z } from 'zod';
import { RecordedExample as Recorded, type RecordedExample } from '../../src/http/api-document/api-document.ts';

/** Set to record the examples of the API document: `RECORD_EXAMPLES=1 npm run test:server -- operations.test.ts`. */
export const isRecording = process.env['RECORD_EXAMPLES'] === '1';

const FILE = new URL('../../src/http/api-document/examples.json', import.meta.url);
const MOST_ELEMENTS = 2;
const LONGEST_TEXT = 600;

const stored = (): Record<string, RecordedExample> =>
  z.record(z.string(), Recorded).parse(JSON.parse(readFileSync(FILE, 'utf8')));

const recorded = stored();

export const recordedExample = (name: string): RecordedExample | undefined => recorded[name];

/** The paths of all fields of a value, of lists those of their first element: equal for examples of one form. */
export const shapeOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.length === 0 ? [] : shapeOf(value[0], `${path}[]`);
  if (typeof value !== 'object' || value === null) return path === '' ? [] : [path];
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .flatMap(([name, inner]) => shapeOf(inner, `${path}.${name}`))
    .toSorted();
};

/** Ids that are equal in every recording: the same id in one example stays the same. */
const withStableIds = (text: string): string => {
  const known = new Map<string, string>();
  return text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
    const stable = known.get(id) ?? `0197a0c0-0000-7000-8000-${String(known.size + 1).padStart(12, '0')}`;
    known.set(id, stable);
    return stable;
  });
};

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, MOST_ELEMENTS).map(shortened);
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
};

export const recordExample = (operation: Operation, request: unknown, response: unknown): void => {
  const short = shortened(response);
  const recordedResponse = operation.response.safeParse(short).success ? short : response;
  recorded[operation.name] = Recorded.parse(
    JSON.parse(withStableIds(JSON.stringify({ request, response: recordedResponse }))),
  );
};

/** Writes what was recorded, by name. */
export const writeRecorded = (): void => {
  if (!isRecording) return;
  const sorted = Object.fromEntries(Object.entries(recorded).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
};
