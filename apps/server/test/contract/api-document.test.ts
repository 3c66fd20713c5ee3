import { readFileSync } from 'node:fs';
import { type Operation, operations } from '@grossist/contracts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { API_VERSION, describedOperations, examplesOf } from '../../src/http/api-document/api-document.ts';
import { AREAS } from '../../src/http/api-document/areas.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { unknownFields } from './unknown-fields.ts';

const { db } = await testDatabase();
const { asAnonymous } = testApp(db);

const Json = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.strictObject({ schema: Json, example: z.unknown().optional() }));
const Response = z.union([
  z.strictObject({ $ref: z.string() }),
  z.strictObject({ description: z.string().min(1), headers: Json.optional(), content: Content.optional() }),
]);
const Described = z.strictObject({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).min(1),
  parameters: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        schema: Json,
        description: z.string().optional(),
        example: z.unknown().optional(),
      }),
    )
    .default([]),
  requestBody: z
    .strictObject({ required: z.boolean(), description: z.string().optional(), content: Content })
    .optional(),
  responses: z.record(z.string(), Response),
});
const Document = z.strictObject({
  openapi: z.string().regex(/^3\.1\./),
  info: z.looseObject({ title: z.string(), version: z.string(), license: Json, contact: Json }),
  servers: z.array(Json).min(1),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'post', 'put', 'delete', 'patch']), Described.optional()),
  ),
  components: z.strictObject({ schemas: z.record(z.string(), Json), responses: Json, securitySchemes: Json }),
});

const send = (headers: Record<string, string> = {}) =>
  asAnonymous().send({ method: 'GET', url: '/api/openapi.json', headers });
const first = await send();
const document = Document.parse(first.json());

const all = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    operation === undefined ? [] : [{ path, method: method.toUpperCase(), operation }],
  ),
);

test('describes every call under its own name, and nothing else', () => {
  const found = all.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`);
  const declared = describedOperations.map(
    ({ name, method, path }) =>
      `${name} ${method} ${path.replace(/:(\w+)/g, (_, parameter: string) => `{${parameter}}`)}`,
  );
  expect(found.toSorted()).toEqual(declared.toSorted());
});

test('is sent with an entity tag, and not again to who has it', async () => {
  const { headers } = first;
  expect(headers['content-type']).toContain('application/json');
  const again = await send({ 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('has the version of the package', () => {
  const root = z
    .looseObject({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')));
  expect(API_VERSION).toBe(root.version);
  expect(document.info.version).toBe(root.version);
});

test('describes every parameter of an address, and no other', () => {
  for (const { path, operation } of all) {
    const inAddress = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(parameters.map(({ name }) => name)).toEqual(inAddress);
    expect(parameters.every(({ required }) => required)).toBe(true);
  }
});

test('requires the anti-forgery token for exactly the calls that change something', () => {
  const asking = all
    .filter(({ operation }) => operation.security.every((needed) => 'antiForgery' in needed))
    .map(({ operation }) => operation.operationId);
  const changing = describedOperations.filter(({ changes }) => changes).map(({ name }) => name);
  expect(asking.toSorted()).toEqual(changing.toSorted());
});

test('requires a session for exactly the calls that are not public', () => {
  const asking = all
    .filter(({ operation }) => operation.security.every((needed) => 'session' in needed))
    .map(({ operation }) => operation.operationId);
  const closed = describedOperations.filter(({ access }) => access !== 'anyone').map(({ name }) => name);
  expect(asking.toSorted()).toEqual(closed.toSorted());
});

test('describes a body for exactly the calls that take one', () => {
  const describing = all
    .filter(({ operation }) => operation.requestBody !== undefined)
    .map(({ operation }) => operation.operationId);
  const taking = describedOperations
    .filter(({ body, upload }) => body !== undefined || upload !== undefined)
    .map(({ name }) => name);
  expect(describing.toSorted()).toEqual(taking.toSorted());
});

const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === '$ref' ? [String(inner)] : refsIn(inner),
  );
};

const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(name) : undefined,
      document,
    );

test('has only references that lead somewhere within it', () => {
  expect(refsIn(document).filter((ref) => !ref.startsWith('#/') || at(ref) === undefined)).toEqual([]);
});

test('names the schemas of bodies and responses, and of problems', () => {
  for (const { operation } of all) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      part !== undefined && 'content' in part ? Object.entries(part.content ?? {}) : [],
    );
    for (const [mediaType, { schema }] of contents)
      if (mediaType === 'application/json' && !('type' in schema))
        expect(schema['$ref'], operation.operationId).toMatch(/^#\/components\/schemas\/\w+$/);
  }
  expect(refsIn(document.components.responses)).toContain('#/components/schemas/Problem');
});

test('describes what every call answers and how it fails', () => {
  for (const { operation } of all) {
    const statuses = Object.keys(operation.responses);
    expect(
      statuses.some((status) => status.startsWith('2')),
      operation.operationId,
    ).toBe(true);
    const declared = describedOperations.find(({ name }) => name === operation.operationId);
    for (const status of declared?.failures ?? []) expect(statuses, operation.operationId).toContain(String(status));
    if (declared?.access !== 'anyone') expect(statuses, operation.operationId).toContain('401');
  }
});

test('has a sentence for every area', () => {
  const areas = new Set(describedOperations.map(({ area }) => area));
  expect([...areas].filter((area) => AREAS[area] === undefined)).toEqual([]);
  expect(document.tags.map(({ name }) => name)).toEqual([...areas].toSorted());
});

const hasText = (schema: unknown): boolean => {
  const read = z
    .looseObject({
      description: z.string().optional(),
      $ref: z.string().optional(),
      anyOf: z.array(z.unknown()).optional(),
    })
    .safeParse(schema);
  if (!read.success) return false;
  const { description, $ref, anyOf = [] } = read.data;
  return description !== undefined || ($ref !== undefined && hasText(at($ref))) || anyOf.some(hasText);
};

test('describes every field of every named schema', () => {
  const bare = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Object.entries(Json.parse(schema['properties'] ?? {})).flatMap(([field, inner]) =>
      hasText(inner) ? [] : [`${name}.${field}`],
    ),
  );
  expect(bare).toEqual([]);
});

test('bounds every page of a list', () => {
  const unbounded = all.flatMap(({ operation }) =>
    operation.parameters
      .filter(({ name, schema }) => /^page(size)?$/i.test(name) && !('minimum' in schema && 'maximum' in schema))
      .map(({ name }) => `${operation.operationId}.${name}`),
  );
  expect(unbounded).toEqual([]);
});

const problemsOfExample = (operation: Operation): string[] => {
  const { request, response } = examplesOf(operation.name);
  if (request === undefined) return ['no example'];
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = operation[part];
    const result = schema?.safeParse(request[part] ?? {});
    return result?.success === false ? [`${part}: ${result.error.message}`] : [];
  });
  const answered = operation.response.safeParse(response);
  return [
    ...parts,
    ...(answered.success ? [] : [`response: ${answered.error.message}`]),
    ...unknownFields(operation.response, response),
  ];
};

test('has an example of every call that is valid by the schemas of the call', () => {
  const wrong = operations.flatMap((operation) =>
    problemsOfExample(operation).map((problem) => `${operation.name}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});

test('passes the linter with its recommended rules', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Some addresses of the specification end with a slash; the server takes them without it as well.
      'no-path-trailing-slash': 'off',
    },
  });
  const found = await lintFromString({ source: first.body, config });
  const errors = found
    .filter(({ severity, ignored }) => severity === 'error' && ignored !== true)
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
  expect(errors).toEqual([]);
});

test('stays below 1.5 MB', () => {
  expect(Buffer.byteLength(first.body)).toBeLessThan(1_500_000);
});
