import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../failure.ts';

/** The page of the API reference. Relative to `/api/docs`, so that it works behind any address. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Grossist API reference</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<main id="reference"></main>
<noscript>This reference needs JavaScript. The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
</body>
</html>
`;

/** Shows the document, follows the color scheme of the browser, and sends the anti-forgery token with calls. */
const START_SCRIPT = `'use strict';
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  displayRequestDuration: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const token = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
    if (token !== undefined && !['GET', 'HEAD'].includes(request.method ?? 'GET'))
      request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token.slice('XSRF-TOKEN='.length));
    return request;
  },
});
`;

const STYLE = `body { margin: 0; }
#reference { max-width: 1460px; margin: 0 auto; }
@media (max-width: 600px) {
  #reference .opblock-tag { flex-wrap: wrap; }
  #reference .opblock-tag small { flex-basis: 100%; order: 1; padding: 4px 0 0; }
  #reference .opblock .opblock-summary-description { display: none; }
  #reference .opblock .opblock-summary-path { max-width: 70vw; word-break: break-word; }
  #reference table.parameters, #reference .responses-table { display: block; overflow-x: auto; }
}
`;

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
