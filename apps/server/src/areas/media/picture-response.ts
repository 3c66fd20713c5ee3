/** Responses with pictures: cached drawings and stored pictures, with entity tags. */

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Returns true if a request names an entity tag in If-None-Match. RFC 9110, section 13.1.2. */
export const hasEntityTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** Content of a response: SVG text of a drawing, or the bytes of a stored picture. */
export interface PictureContent {
  type: 'image/svg+xml; charset=utf-8' | 'image/webp';
  content: string | Buffer;
}

interface Picture extends PictureContent {
  etag: string;
}

/** A picture is drawn again after a minute, since its material may have changed. */
const FRESH_FOR_MS = 60_000;

const pictureOf = ({ type, content }: PictureContent): Picture => ({
  type,
  content,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
});

/** Returns the content of a drawing. */
export const drawing = (svg: string): PictureContent => ({ type: 'image/svg+xml; charset=utf-8', content: svg });

/** Caches drawn pictures for a minute, up to a number of bytes; evicts the least recently used. */
export class PictureCache {
  readonly #pictures: LRUCache<string, Picture>;

  constructor(mostBytes: number) {
    this.#pictures = new LRUCache({
      maxSize: mostBytes,
      ttl: FRESH_FOR_MS,
      sizeCalculation: ({ content }) => Math.max(1, Buffer.byteLength(content)),
    });
  }

  get bytes(): number {
    return this.#pictures.calculatedSize;
  }

  /** Returns the picture of a key; undefined when `draw` finds nothing to draw, which is not cached. */
  async get(key: string, draw: () => Promise<PictureContent | undefined>): Promise<Picture | undefined> {
    const cached = this.#pictures.get(key);
    if (cached !== undefined) return cached;
    const drawn = await draw();
    if (drawn === undefined) return undefined;
    const picture = pictureOf(drawn);
    this.#pictures.set(key, picture);
    return picture;
  }
}

/** Sends a picture that can be opened in a tab: its policy forbids scripts and external content. */
export const sendPicture = (request: FastifyRequest, reply: FastifyReply, { type, content, etag }: Picture) => {
  reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (hasEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(content);
};
