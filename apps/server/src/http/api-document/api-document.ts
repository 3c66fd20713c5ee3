import { createHash } from 'node:crypto';
import {
  type FileContent,
  type FileOperation,
  fileOperations,
  getApiDescription,
  operations,
  Problem,
} from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SESSION_COOKIE } from '../cookies.ts';
import { routeOf } from '../file-routes.ts';
import { AREAS } from './areas.ts';
import recorded from './examples.json';
import { type JsonObject, type NamedSchemas, namedSchemas } from './named-schemas.ts';
import { problemResponses, problemsOf } from './problems.ts';

const SECURITY_SCHEMES: Record<string, JsonObject> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: `Set by \`signIn\`. Behind TLS its name begins with \`__Host-\`.`,
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'For calls that change something: the value of the cookie `XSRF-TOKEN`, which the response to any GET sets.',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The token of the settings, for `/metrics` alone.' },
};

/** Returns the alternatives of credentials that a call takes; an empty one means no credentials. */
const securityOf = ({ access, changes, credentials }: FileOperation): JsonObject[] => {
  if (credentials === 'metrics-token') return [{ metricsToken: [] }, {}];
  if (credentials !== undefined) return [{}];
  const token = changes ? { antiForgery: [] } : {};
  return access === 'anyone' ? [token, { session: [], ...token }] : [{ session: [], ...token }];
};

/** A call and its response, as the contract test made it. */
export const RecordedExample = z.object({
  request: z.object({
    params: z.record(z.string(), z.unknown()).optional(),
    query: z.record(z.string(), z.unknown()).optional(),
    body: z.unknown().optional(),
  }),
  response: z.unknown().optional(),
});
export type RecordedExample = z.infer<typeof RecordedExample>;

const recordedExamples = z.record(z.string(), RecordedExample).parse(recorded);

/** The recorded example of an operation; empty where none was recorded. */
export const examplesOf = (operation: string): Partial<RecordedExample> => recordedExamples[operation] ?? {};

const DESCRIPTION = `Every call of the webshop. Calls take and answer JSON unless they say otherwise; failures are problem documents (RFC 9457).

**Signing in**: send any GET, which sets the cookie \`XSRF-TOKEN\`; call \`signIn\` with its value in the header \`X-XSRF-TOKEN\`; send the cookies with each further call, and the header with each that changes something.

**Times** are UTC, **days** are those of the market, **amounts** are numbers beside their text in the caller's language.`;

const RESPONSE_HEADERS = {
  'X-Request-Id': { description: 'Id of the request, to be named to support', schema: { type: 'string' } },
};

const parametersOf = (operation: FileOperation, schemas: NamedSchemas): JsonObject[] =>
  (['params', 'query'] as const).flatMap((part) => {
    const examples = examplesOf(operation.name).request?.[part] ?? {};
    return schemas.parametersOf(operation[part]).map(({ name, isRequired, schema: { description, ...schema } }) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || isRequired,
      ...(description === undefined ? {} : { description }),
      ...(examples[name] === undefined ? {} : { example: examples[name] }),
      schema,
    }));
  });

const isText = (mediaType: string): boolean => /^text\/|xml$|json$/.test(mediaType);

const fileContent = ({ mediaTypes }: FileContent): JsonObject =>
  Object.fromEntries(
    mediaTypes.map((mediaType) => [
      mediaType,
      { schema: isText(mediaType) ? { type: 'string' } : { type: 'string', format: 'binary' } },
    ]),
  );

const DISPOSITION = {
  'Content-Disposition': { description: '`attachment` with the name of the file', schema: { type: 'string' } },
};

const requestBodyOf = (operation: FileOperation, schemas: NamedSchemas): JsonObject => {
  const { upload, body, name } = operation;
  if (upload !== undefined)
    return { requestBody: { required: true, description: upload.description, content: fileContent(upload) } };
  if (body === undefined) return {};
  const { request } = examplesOf(name);
  const example = request?.body === undefined ? {} : { example: request.body };
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemas.refTo(body), ...example } } },
  };
};

const successOf = (operation: FileOperation, schemas: NamedSchemas): JsonObject => {
  const { file, response, name, alsoAnswers = {} } = operation;
  if (file !== undefined) {
    const headers = file.isAttachment === true ? { ...RESPONSE_HEADERS, ...DISPOSITION } : RESPONSE_HEADERS;
    return { description: file.description, headers, content: fileContent(file) };
  }
  if (204 in alsoAnswers) return {};
  const { response: sent } = examplesOf(name);
  const example = sent === undefined ? {} : { example: sent };
  return {
    description: response.description ?? 'The call was carried out',
    headers: RESPONSE_HEADERS,
    content: { 'application/json': { schema: schemas.refTo(response), ...example } },
  };
};

const responsesOf = (operation: FileOperation, schemas: NamedSchemas): JsonObject => {
  const also = Object.entries(operation.alsoAnswers ?? {}).map(([status, description]) => [status, { description }]);
  const success = successOf(operation, schemas);
  return {
    ...(Object.keys(success).length > 0 ? { 200: success } : {}),
    ...problemsOf(operation),
    ...Object.fromEntries(also),
  };
};

const operationObject = (operation: FileOperation, schemas: NamedSchemas): JsonObject => {
  const { call, name, area, summary, description, access } = operation;
  const parameters = parametersOf(operation, schemas);
  return {
    operationId: name,
    tags: [area],
    summary,
    description: `${description ?? `${summary}.`}\n\nCall \`${call}\` of the specification; access: ${access}.`,
    security: securityOf(operation),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(operation, schemas),
    responses: responsesOf(operation, schemas),
  };
};

interface ApiDocumentTraits {
  version: string;
  /** The address people use; relative to the document where it is not set. */
  publicUrl?: string | undefined;
}

/** Builds the OpenAPI 3.1 document of all operations, with named schemas. */
export const apiDocument = (
  described: readonly FileOperation[],
  { version, publicUrl = '/' }: ApiDocumentTraits,
): JsonObject => {
  const schemas = namedSchemas(described, { Problem });
  const paths: Record<string, JsonObject> = {};
  for (const operation of described) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationObject(operation, schemas) };
  }
  const areas = [...new Set(described.map(({ area }) => area))].toSorted();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grossist',
      version,
      summary: 'The webshop for the trade',
      description: DESCRIPTION,
      contact: { name: 'Support of the shop' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl, description: 'This shop' }],
    tags: areas.map((name) => ({ name, description: AREAS[name] ?? name })),
    paths,
    components: {
      schemas: schemas.components,
      responses: problemResponses(),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
};

/** Version of the API: that of the package. */
export const API_VERSION = '0.1.0';

interface ApiDocumentDeps {
  /** The address people use; absent: that of the document. */
  publicUrl?: string | undefined;
}

/** All calls that the document describes. */
export const describedOperations: readonly FileOperation[] = [...operations, ...fileOperations];

/** Serves the OpenAPI document, which is built once, when the server begins to listen. [own-sys-04] */
export const registerApiDocument = (app: FastifyInstance, { publicUrl }: ApiDocumentDeps): void => {
  let built: { text: string; etag: string } | undefined;
  const build = () => {
    const text = JSON.stringify(apiDocument(describedOperations, { version: API_VERSION, publicUrl }));
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  };
  app.addHook('onListen', async () => {
    built ??= build();
  });
  app.route({
    ...routeOf(getApiDescription),
    handler: async (request, reply) => {
      built ??= build();
      reply.header('etag', built.etag).header('cache-control', 'public, max-age=60');
      const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
      if (known.includes(built.etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(built.text);
    },
  });
};
