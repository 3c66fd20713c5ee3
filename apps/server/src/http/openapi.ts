import { type Operation, Problem } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type JsonObject = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const propertiesOf = (schema: z.ZodType): [string, unknown, boolean][] => {
  const { properties, required } = schemaOf(schema, 'input') as { properties?: JsonObject; required?: string[] };
  return Object.entries(properties ?? {}).map(([name, property]) => [
    name,
    property,
    required?.includes(name) ?? false,
  ]);
};

const parametersOf = (operation: Operation): JsonObject[] => [
  ...(operation.params === undefined ? [] : propertiesOf(operation.params)).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  })),
  ...(operation.query === undefined ? [] : propertiesOf(operation.query)).map(([name, schema, required]) => ({
    name,
    in: 'query',
    required,
    schema,
  })),
  ...(operation.changes
    ? [
        {
          name: 'X-XSRF-TOKEN',
          in: 'header',
          required: true,
          schema: { type: 'string' },
          description: 'Value of the cookie XSRF-TOKEN',
        },
      ]
    : []),
];

const describe = (operation: Operation): JsonObject => ({
  operationId: operation.name,
  tags: [operation.area],
  summary: operation.summary,
  description: `Call ${operation.call} of the specification; access: ${operation.access}.`,
  parameters: parametersOf(operation),
  ...(operation.body === undefined
    ? {}
    : {
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(operation.body, 'input') } } },
      }),
  responses: {
    200: { description: 'OK', content: { 'application/json': { schema: schemaOf(operation.response, 'input') } } },
    default: {
      description: 'A failure',
      content: { 'application/problem+json': { schema: schemaOf(Problem, 'output') } },
    },
  },
});

/** The OpenAPI document: every operation with its schemas. */
export const openApi = (operations: readonly Operation[]): JsonObject => {
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Grossist', version: '0.1.0', description: 'The webshop for the trade: every call of it.' },
    paths,
  };
};

export const registerOpenApi = (app: FastifyInstance, operations: readonly Operation[]): void => {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApi(operations));
    return reply.type('application/json').header('cache-control', 'public, max-age=60').send(document);
  });
};
