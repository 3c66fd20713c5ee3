import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Icons of the shop as an app, drawn for its manifest. */
const ICONS = ['app-192.png', 'app-512.png', 'maskable-192.png', 'maskable-512.png'];

/** The service worker calls the shop alone and runs no script but its own. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The web app's built files. Those under assets/ have their content's hash in the name and never change. */
export const registerStaticFiles = (app: FastifyInstance, clientDirectory: string): void => {
  if (!existsSync(clientDirectory)) return;
  app.register(fastifyStatic, {
    root: join(clientDirectory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: true,
  });
  app.get('/favicon.svg', async (_, reply) =>
    reply.sendFile('favicon.svg', clientDirectory, { maxAge: '1d', immutable: false }),
  );
  for (const name of ICONS) {
    app.get(`/icons/${name}`, async (_, reply) =>
      reply.sendFile(`icons/${name}`, clientDirectory, { maxAge: '1d', immutable: false }),
    );
  }
  // At the root, whose pages it serves; browsers ask for it again with each visit, and get 304 until the next build.
  app.get('/service-worker.js', async (_, reply) =>
    reply
      .header('content-security-policy', WORKER_POLICY)
      .sendFile('service-worker.js', clientDirectory, { maxAge: 0, immutable: false }),
  );
};
