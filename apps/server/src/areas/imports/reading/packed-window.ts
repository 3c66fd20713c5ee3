import type { CatalogueRecord } from '@grossist/catalogue-formats';
import type { Item } from '../item.ts';
import type { Window } from '../report.ts';
import type { PackedWindow } from './messages.ts';

/** An item with its record as JSON. */
export interface WrittenItem extends Omit<Item, 'record'> {
  text: string;
}

/** As soon as it is read: thousands of objects that wait for their window to be full are costly to look after. */
export const written = ({ line, hash, record }: Item): WrittenItem => ({ line, hash, text: JSON.stringify(record) });

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const packed = ({ items, ...rest }: Window<WrittenItem>): PackedWindow => ({
  ...rest,
  records: encoder.encode(`[${items.map(({ text }) => text).join(',')}]`),
  lines: Uint32Array.from(items, ({ line }) => line),
  hashes: items.map(({ hash }) => hash),
});

export const unpacked = ({ records: bytes, lines, hashes, ...rest }: PackedWindow): Window => {
  // As they were packed: they were checked before.
  const records: readonly CatalogueRecord[] = JSON.parse(decoder.decode(bytes));
  return {
    ...rest,
    items: records.map((record, place) => ({ line: lines[place] ?? 0, record, hash: hashes[place] ?? '' })),
  };
};
