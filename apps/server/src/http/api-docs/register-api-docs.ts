import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../failure.ts';
import { PAGE, START_SCRIPT, STYLE } from './page.ts';

const require = createRequire(import.meta.url);
const compress = promisify(gzip);

/** Scripts and styles of this address alone; the styles that the program sets on elements are set by script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Asset {
  type: string;
  /** The bytes, compressed by gzip. */
  content: Buffer;
  etag: string;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

const packageFile = (name: string): Promise<Buffer> =>
  readFile(join(dirname(require.resolve('swagger-ui-dist/package.json')), name));

const SOURCES: Readonly<Record<string, { type: string; read(): Promise<Buffer> }>> = {
  'swagger-ui-bundle.js': { type: SCRIPT, read: () => packageFile('swagger-ui-bundle.js') },
  'swagger-ui.css': { type: CSS, read: () => packageFile('swagger-ui.css') },
  'start.js': { type: SCRIPT, read: async () => Buffer.from(START_SCRIPT) },
  'page.css': { type: CSS, read: async () => Buffer.from(STYLE) },
};

const loadAsset = async (file: string): Promise<Asset | undefined> => {
  const source = Object.hasOwn(SOURCES, file) ? SOURCES[file] : undefined;
  if (source === undefined) return undefined;
  const content = await compress(await source.read(), { level: 9 });
  return {
    type: source.type,
    content,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  };
};

/**
 * Serves the reference of all calls at `/api/docs`: Swagger UI from its package, compressed once when it is first
 * requested. Nothing is loaded from elsewhere.
 */
export const registerApiDocs = (app: FastifyInstance): void => {
  const assets = new Map<string, Promise<Asset | undefined>>();

  app.get('/api/docs', async (_, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );

  app.get<{ Params: { file: string } }>('/api/docs/:file', async (request, reply) => {
    const { file } = request.params;
    if (!Object.hasOwn(SOURCES, file)) throw notFound('file');
    const loading = assets.get(file) ?? loadAsset(file);
    assets.set(file, loading);
    const asset = await loading;
    if (asset === undefined) throw notFound('file');
    reply.header('etag', asset.etag).header('cache-control', 'public, max-age=86400').header('vary', 'accept-encoding');
    if ((request.headers['if-none-match'] ?? '').includes(asset.etag)) return reply.code(304).send();
    // Every browser that can run the page can decompress it.
    return reply.header('content-encoding', 'gzip').type(asset.type).send(asset.content);
  });
};
