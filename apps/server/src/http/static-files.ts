import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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
};
