import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { detectFormat, readerOf, readers } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { TABLE_KINDS } from '../src/csv/kinds/table-kinds.ts';
import { inPieces, notesOf, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/import-formats.md'), 'utf8');

const examples = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text);
const tables = examples('csv');

describe('the page on import formats', () => {
  it('has a section for every format', () => {
    const sections = [...PAGE.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
    expect(sections).toEqual(expect.arrayContaining(readers.map(({ format }) => format)));
  });

  it('names every column of every table, and every other name that it goes by', () => {
    const named = new Set([...PAGE.matchAll(/`([a-z_0-9]+)`/g)].map(([, name]) => name));
    const absent = TABLE_KINDS.flatMap(({ columns }) =>
      columns.flatMap(({ name, aliases = [] }) =>
        /_(nl|sv|da|nb|fo)$/.test(name) ? [] : [name, ...aliases].filter((one) => !named.has(one)),
      ),
    );
    expect(absent).toEqual([]);
  });

  it.each(tables.map((table) => [table.split('\n', 1)[0], table]))('has a good example: %s', async (_header, table) => {
    expect(detectFormat(utf8(table))).toBe('csv');
    const events = await readAll(readerOf('csv'), inPieces(utf8(table)));
    expect(refusedOf(events)).toEqual([]);
    expect(recordsOf(events)).toHaveLength(1);
    expect(notesOf(events).map(({ code }) => code)).toEqual(['encoding']);
  });

  it('has an example of every table', async () => {
    const kinds = new Set<string>();
    for (const table of tables) {
      for (const { kind } of recordsOf(await readAll(readerOf('csv'), inPieces(utf8(table))))) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual([...new Set(TABLE_KINDS.map(({ kind }) => kind))].sort());
  });

  it('has a good example of every kind of record', async () => {
    const events = await readAll(readerOf('ndjson'), inPieces(utf8(examples('json').join(''))));
    expect(refusedOf(events)).toEqual([]);
    const source = resolve(import.meta.dirname, '../src');
    const records = readdirSync(resolve(source, 'records'))
      .map((file) => readFileSync(resolve(source, 'records', file), 'utf8'))
      .join('');
    const kinds = [...records.matchAll(/^ {2}kind: '([a-z-]+)';$/gm)].map(([, kind]) => kind);
    expect(
      recordsOf(events)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(kinds.sort());
  });
});
