import { operations } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { asAnonymous } = testApp(db);

const Parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: z.record(z.string(), z.unknown()),
  description: z.string().optional(),
});
const Content = z.record(z.string(), z.strictObject({ schema: z.record(z.string(), z.unknown()) }));
const Description = z.strictObject({
  operationId: z.string(),
  tags: z.array(z.string()).min(1),
  summary: z.string().min(1),
  description: z.string(),
  parameters: z.array(Parameter),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string(), z.strictObject({ description: z.string(), content: Content })),
});
const Document = z.strictObject({
  openapi: z.string().regex(/^3\.1\./),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'post', 'put', 'delete', 'patch']), Description.optional()),
  ),
});

const read = async () => {
  const response = await asAnonymous().send({ method: 'GET', url: '/api/openapi.json' });
  expect(response.headers['content-type']).toContain('application/json');
  const raw: unknown = response.json();
  return { raw, document: Document.parse(raw) };
};

const described = async () => {
  const { document } = await read();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation === undefined ? [] : [{ path, method: method.toUpperCase(), operation }],
    ),
  );
};

test('the document describes every operation under its own name, and nothing else', async () => {
  const found = (await described()).map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`);
  const declared = operations.map(
    ({ name, method, path }) =>
      `${name} ${method} ${path.replace(/:(\w+)/g, (_, parameter: string) => `{${parameter}}`)}`,
  );
  expect(found.toSorted()).toEqual(declared.toSorted());
});

test('every parameter in an address is described, and no other', async () => {
  for (const { path, operation } of await described()) {
    const inAddress = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(parameters.map(({ name }) => name)).toEqual(inAddress);
    expect(parameters.every(({ required }) => required)).toBe(true);
  }
});

test('exactly the calls that change something ask for the anti-forgery header', async () => {
  const asking = (await described())
    .filter(({ operation }) => operation.parameters.some(({ name }) => name === 'X-XSRF-TOKEN'))
    .map(({ operation }) => operation.operationId);
  const changing = operations.filter(({ changes }) => changes).map(({ name }) => name);
  expect(asking.toSorted()).toEqual(changing.toSorted());
});

test('exactly the calls that take a body describe it', async () => {
  const describing = (await described())
    .filter(({ operation }) => operation.requestBody !== undefined)
    .map(({ operation }) => operation.operationId);
  const taking = operations.filter(({ body }) => body !== undefined).map(({ name }) => name);
  expect(describing.toSorted()).toEqual(taking.toSorted());
});

const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === '$ref' ? [String(inner)] : refsIn(inner),
  );
};

const at = (document: unknown, pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(name) : undefined,
      document,
    );

test('every reference leads somewhere within the document', async () => {
  const { raw } = await read();
  expect(refsIn(raw).filter((ref) => !ref.startsWith('#/') || at(raw, ref) === undefined)).toEqual([]);
});

test('every operation describes its answer and its failure', async () => {
  for (const { operation } of await described()) {
    expect(Object.keys(operation.responses['200']?.content ?? {})).toEqual(['application/json']);
    expect(Object.keys(operation.responses['default']?.content ?? {})).toEqual(['application/problem+json']);
  }
});
