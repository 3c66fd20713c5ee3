import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMessages } from '@grossist/messages/all-messages.server.ts';
import { serverMessages } from '@grossist/messages/server-texts.ts';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['apps/web/app', 'apps/server/src', 'packages/domain/src', 'packages/messages/src/clock.ts'];

const filesIn = (place: string): string[] => {
  if (place.endsWith('.ts')) return [place];
  return readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(place, name));
};

const source = SOURCES.flatMap(filesIn)
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** Names as they are written out, in code and in attributes of JSX. */
const written = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, name = '']) => name));

const VALUE = /\$\{[^{}]*\}/;

/** Names that a template makes of a code: "orderStatus.${status}". */
const made = [...source.matchAll(/`([a-zA-Z][\w-]*\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g)]
  .map(([, template = '']) => template)
  .filter((template) => VALUE.test(template))
  .map((template) => {
    const parts = template.split(VALUE).map((part) => part.replaceAll(/[.-]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('.+')}$`);
  });

/** Sentences of import reports are their own names; `import-messages.test.ts` finds those that nothing reports. */
const isSentence = (key: string): boolean => !/^\w+\.[\w.-]+$/.test(key);

test('every text is looked up somewhere', () => {
  const keys = Object.keys({ ...allMessages['en-US'], ...serverMessages['en-US'] }).filter((key) => !isSentence(key));
  expect(keys.length).toBeGreaterThan(3_000);
  expect(keys.filter((key) => !written.has(key) && !made.some((pattern) => pattern.test(key)))).toEqual([]);
});
