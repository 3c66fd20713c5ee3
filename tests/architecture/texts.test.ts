import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMessages } from '@grossist/messages/all-messages.server.ts';
import { parsedMessage } from '@grossist/messages/parsed-message.ts';
import { serverMessages } from '@grossist/messages/server-texts.ts';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

const ROOT = join(import.meta.dirname, '../..');

const sources = ['apps/web/app', 'apps/server/src', 'packages/domain/src', 'packages/messages/src']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^packages\/messages\/src\/..-..\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));

const english: Readonly<Record<string, string>> = { ...allMessages['en-US'], ...serverMessages['en-US'] };

const VALUE = /\$\{[^{}]*\}/;

/** Patterns of the names that templates make of codes: "orderStatus.${status}". */
const patternsIn = (source: string): RegExp[] =>
  [...source.matchAll(/`([a-zA-Z][\w-]*\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g)]
    .map(([, template = '']) => template)
    .filter((template) => VALUE.test(template))
    .map((template) => {
      const parts = template.split(VALUE).map((part) => part.replaceAll('.', String.raw`\.`));
      return new RegExp(`^${parts.join('.+')}$`);
    });

/** Sentences of import reports are their own names; `import-messages.test.ts` finds those that nothing reports. */
const isSentence = (key: string): boolean => !/^\w+\.[\w.-]+$/.test(key);

test('looks every text up somewhere', () => {
  const keys = Object.keys(english).filter((key) => !isSentence(key));
  const written = new Set(
    sources.flatMap(({ source }) => [...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, name = '']) => name)),
  );
  const patterns = sources.flatMap(({ source }) => patternsIn(source));
  expect(keys.length).toBeGreaterThan(3_000);
  expect(keys.filter((key) => !written.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

interface Node {
  type: string;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isLookup = ({ type, callee }: Node): boolean => {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee['name'] === 'text';
  return callee.type === 'CallExpression' && isNode(callee['callee']) && callee['callee']['name'] === 'textFor';
};

/** Calls that look a text up, anywhere below a node. With a stack: copying the nodes of each level takes far longer. */
const lookupsIn = (root: unknown): Node[] => {
  const found: Node[] = [];
  const open = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (isNode(value) && isLookup(value)) found.push(value);
    open.push(...Object.values(value).filter((part) => typeof part === 'object' && part !== null));
  }
  return found;
};

/** Names of the values that a call gives; undefined where they are not written out. */
const givenBy = (values: unknown): string[] | undefined => {
  if (values === undefined) return [];
  if (!isNode(values) || values.type !== 'ObjectExpression' || !Array.isArray(values['properties'])) return undefined;
  const names = values['properties'].map((property: unknown) =>
    isNode(property) && isNode(property['key']) ? (property['key']['name'] ?? property['key']['value']) : undefined,
  );
  return names.every((name) => typeof name === 'string') ? names : undefined;
};

type Parts = ReturnType<typeof parsedMessage>;

const valuesOf = (parts: Parts): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || part === 0) return [];
    const [name, choices] = part;
    return choices === undefined || choices === 0 ? [name] : [name, ...Object.values(choices).flatMap(valuesOf)];
  });

const sorted = (names: Iterable<string>): string => [...new Set(names)].sort().join(', ');

test('every call that names a text gives the values that the text has, and no other', () => {
  let calls = 0;
  const wrong = sources.flatMap(({ file, source }) => {
    if (!/\btext(?:For)?\(/.test(source)) return [];
    return lookupsIn(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })).flatMap((call) => {
      const [key, values]: unknown[] = Array.isArray(call['arguments']) ? call['arguments'] : [];
      const name = isNode(key) && typeof key['value'] === 'string' ? key['value'] : '';
      const message = english[name];
      const given = givenBy(values);
      if (message === undefined || given === undefined) return [];
      calls += 1;
      const wanted = sorted(valuesOf(parsedMessage(message)));
      return wanted === sorted(given) ? [] : [`${file}: ${name} has ${wanted}, is given ${sorted(given)}`];
    });
  });
  expect(calls).toBeGreaterThan(2_500);
  expect(wrong).toEqual([]);
});
