import { createHash } from 'node:crypto';
import { type FileOperation, fileOperations, getApiDescription, operations } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { routeOf } from '../file-routes.ts';
import { apiDocument } from './api-document.ts';

/** Version of the API: that of the package. */
export const API_VERSION = '0.1.0';

export interface ApiDocumentDeps {
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
