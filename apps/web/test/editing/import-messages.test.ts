import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importNotes } from '@grossist/messages/en-US/import-notes.ts';
import { importSaid } from '@grossist/messages/en-US/import-said.ts';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const FORMATS = join(ROOT, 'packages/catalogue-formats/src');
const IMPORTS = join(ROOT, 'apps/server/src/areas/imports');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('import-messages'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Where the value ends that begins at a place within a template: values may hold templates of their own. */
const endOfValue = (source: string, from: number): number => {
  let depth = 1;
  let at = from;
  while (depth > 0) {
    if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
};

/** A template's sentence with its values as "{0}", "{1}". */
const sentenceAt = (source: string, start: number): string => {
  let sentence = '';
  let values = 0;
  for (let at = start; source[at] !== '`'; ) {
    if (source.startsWith('${', at)) {
      sentence += `{${values}}`;
      values += 1;
      at = endOfValue(source, at + 2);
    } else {
      sentence += source[at];
      at += 1;
    }
  }
  return sentence;
};

const CODE_ONLY = /^\s*(?:\*|\/\/).*$/gm;

const sentences = new Set(
  [...filesIn(FORMATS), ...filesIn(IMPORTS)]
    .map((source) => source.replaceAll(CODE_ONLY, ''))
    .flatMap((source) =>
      [...source.matchAll(/(?<![A-Za-z])(?:importMessage|messagePart)`/g)].map(({ index, 0: tag }) =>
        sentenceAt(source, index + tag.length),
      ),
    ),
);

/** Tables of notes: a code and its sentence. */
const NOTES = ['bmecat/note-tally.ts', 'datanorm/notes.ts', 'efonelfo/notes.ts', 'etim/columns.ts'];
const TABLE = /const (?:NOTES|TEXTS) = \{([\s\S]*?)\} as const/;

const notes = NOTES.flatMap((file) => {
  const source = readFileSync(join(FORMATS, file), 'utf8');
  const [, table = ''] = TABLE.exec(source) ?? [];
  // BMEcat's notes of a word of the file begin by it.
  return [...table.matchAll(/:\s*'([^']+)'/g)].map(([, text = '']) =>
    file.startsWith('bmecat') && text.startsWith('is ') ? `{0} ${text}` : text,
  );
});

describe('messages of an import', () => {
  it('are found in the sources', () => {
    expect(sentences.size).toBeGreaterThan(200);
    expect(notes.length).toBeGreaterThan(90);
  });

  it('are translated', () => {
    expect([...sentences].filter((sentence) => !(sentence in importSaid))).toEqual([]);
    expect(notes.filter((note) => !(note in importNotes))).toEqual([]);
  });

  it('have no translations that are unused', () => {
    expect(Object.keys(importSaid).filter((sentence) => !sentences.has(sentence))).toEqual([]);
  });

  it('are in English what the server sends', () => {
    expect(Object.entries({ ...importSaid, ...importNotes }).filter(([key, text]) => key !== text)).toEqual([]);
  });
});
