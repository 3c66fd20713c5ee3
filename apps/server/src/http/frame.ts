import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Frame } from '../visitors/index.ts';

/** In what kind of frame a page is shown, by the browser's headers; undefined: in none, or unknown. */
export type Embedding = 'cross-site' | 'same-site';

const FRAMES = new Set(['iframe', 'frame']);

export const embeddingOf = ({ headers }: FastifyRequest): Embedding | undefined => {
  const [target, site] = [headers['sec-fetch-dest'], headers['sec-fetch-site']];
  if (typeof target !== 'string' || !FRAMES.has(target)) return undefined;
  return site === 'cross-site' ? 'cross-site' : 'same-site';
};

/** The source list of the policy's frame-ancestors. */
export const frameAncestors = (frame: Frame | undefined): string => frame?.origins.join(' ') ?? "'none'";

/**
 * Returns the attributes by which the session's cookies are set and cleared. In a frame of another site they are
 * partitioned by the embedding site: no other site's frame or request has them.
 */
export const cookieTraits = (frame: Frame | undefined, { server }: FastifyReply) =>
  frame?.isCrossSite
    ? ({ path: '/', sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ path: '/', sameSite: 'lax', secure: server.overTls } as const);
