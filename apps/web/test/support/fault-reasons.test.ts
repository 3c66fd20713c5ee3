import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportFaults } from '@grossist/messages/en-US/support-faults.ts';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../app/features/support/validation/data/fault-reasons.ts';

const READERS = join(import.meta.dirname, '../../../../packages/order-formats/src');
/** What a customer's file goes through; the other folders are of punchout and of what the shop writes. */
const FOLDERS = ['.', 'csv', 'edifact', 'efonelfo', 'ubl', 'xml'];
const SERVER = join(import.meta.dirname, '../../../server/src/areas/order-validation');

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'return-url.ts')
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'));

/** Codes as the readers write them: the first of what a refusal is made of. */
const CODE = /(?:new Refused|noted|refused|refuse|fail|faultOf)\(\s*'([a-z-]+)'|\bcode: '([a-z-]+)'/g;

const codes = new Set(
  [...FOLDERS.map((folder) => join(READERS, folder)), join(SERVER, 'reading'), join(SERVER, 'uploads')]
    .flatMap(sourcesOf)
    .flatMap((source) => [...source.matchAll(CODE)].map(([, thrown, reported]) => thrown ?? reported ?? '')),
);

describe('fault of a document', () => {
  it('has a text in every language for every reader', () => {
    expect(codes.size).toBeGreaterThan(35);
    expect([...codes].filter((code) => reasonOf(code, 'x') === undefined)).toEqual([]);
  });

  it('names a value only in texts with a placeholder', () => {
    const wordsOf = (code: string): string => {
      const key = reasonOf(code, undefined);
      return Object.entries(supportFaults).find(([name]) => name === key)?.[1] ?? '';
    };
    for (const code of ['quantity', 'date', 'not-an-order', 'character-set'])
      expect(wordsOf(code), code).not.toMatch(/\{value\}|^$/);
  });

  it('returns undefined for an unknown code', () => {
    expect(reasonOf('no-such-code', undefined)).toBeUndefined();
  });
});
