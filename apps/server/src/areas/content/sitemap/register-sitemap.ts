import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { getRobots, getSitemap, getSitemapFile } from '@grossist/contracts';
import { LOCALES } from '@grossist/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../http/failure.ts';
import { routeOf } from '../../../http/file-routes.ts';
import { originOf } from '../../../http/origin.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import {
  entryXml,
  fileBeginnings,
  fileEntries,
  fileStamp,
  indexXml,
  pageEntries,
  placeEntries,
  type SitemapEntry,
  URLSET_BEGINS,
  URLSET_ENDS,
} from './sitemap-entries.ts';

/** Personal pages, and those with endless variants. */
const NOT_FOR_ROBOTS = ['/cart', '/orders', '/order', '/sign-in', '/search', '/editor'];

/** Returns robots.txt: robots may read the catalogue and the pages in every language. */
const robotsText = (base: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...NOT_FOR_ROBOTS.flatMap((path) => [
      `Disallow: ${path}`,
      ...LOCALES.map((locale) => `Disallow: /${locale}${path}`),
    ]),
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');

export interface SitemapDeps extends CatalogueAccess {
  /** The shop's public URL; undefined: that of the request. */
  publicUrl: string | undefined;
}

const XML = 'application/xml; charset=utf-8';
const KEPT_FOR = 'public, max-age=3600';
const VARIATIONS = /^variations-([^/\0]{1,200})\.xml$/;

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Sets the validators; returns true when the client's copy is current. */
const isKnown = (request: FastifyRequest, reply: FastifyReply, etag: string): boolean => {
  reply.header('etag', etag).header('cache-control', KEPT_FOR);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
};

async function* urlset(base: string, entries: AsyncIterable<SitemapEntry>): AsyncGenerator<string> {
  yield URLSET_BEGINS;
  let batch = '';
  for await (const entry of entries) {
    batch += entryXml(base, entry);
    if (batch.length < 64_000) continue;
    yield batch;
    batch = '';
  }
  yield batch + URLSET_ENDS;
}

/** Registers GET /robots.txt, /sitemap.xml and the files that it references. */
export const registerSitemap = (app: FastifyInstance, { db, catalogue, publicUrl }: SitemapDeps): void => {
  const sendText = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) =>
    isKnown(request, reply, etagOf(text)) ? reply.code(304).send() : reply.type(type).send(text);

  app.route({
    ...routeOf(getRobots),
    handler: async (request, reply) =>
      sendText(request, reply, 'text/plain; charset=utf-8', robotsText(originOf(request, publicUrl))),
  });

  app.route({
    ...routeOf(getSitemap),
    handler: async (request, reply) => {
      const base = originOf(request, publicUrl);
      const beginnings = await fileBeginnings(db);
      const variations = beginnings.map((number) => `variations-${encodeURIComponent(number)}.xml`);
      return sendText(request, reply, XML, indexXml(base, ['places.xml', 'pages.xml', ...variations]));
    },
  });

  const sendEntries = async (request: FastifyRequest, reply: FastifyReply, entries: SitemapEntry[]) => {
    const base = originOf(request, publicUrl);
    const listed = entries.map((entry) => entryXml(base, entry)).join('');
    return sendText(request, reply, XML, `${URLSET_BEGINS}${listed}${URLSET_ENDS}`);
  };

  app.route<{ Params: { file: string } }>({
    ...routeOf(getSitemapFile),
    handler: async (request, reply) => {
      const { file } = request.params;
      if (file === 'places.xml') return sendEntries(request, reply, await placeEntries({ catalogue }));
      if (file === 'pages.xml') return sendEntries(request, reply, await pageEntries(db));
      const from = VARIATIONS.exec(file)?.[1];
      if (from === undefined) throw notFound('sitemap');
      const base = originOf(request, publicUrl);
      if (isKnown(request, reply, etagOf(`${base} ${await fileStamp(db, from)}`))) return reply.code(304).send();
      return reply.type(XML).send(Readable.from(urlset(base, fileEntries(db, from))));
    },
  });
};
