/** The cookies of the shop, and how they are set where it is shown in a frame. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Frame } from '../visitors/index.ts';

/** The session's secret; HttpOnly. */
export const SESSION_COOKIE = 'grossist-session';
/** The secret of a browser in which its user signed in before; HttpOnly. */
export const DEVICE_COOKIE = 'grossist-device';
/** The anti-forgery token, readable by the page, sent back in the header. Decisions, "Calls". */
export const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
export const ANTI_FORGERY_HEADER = 'x-xsrf-token';
/** The language chosen by hand. */
export const LOCALE_COOKIE = 'grossist-locale';
/** The language of the page that calls. */
export const LOCALE_HEADER = 'x-grossist-locale';

type SecretCookie = typeof SESSION_COOKIE | typeof DEVICE_COOKIE;

/** Behind TLS with the prefix that browsers accept from this host alone, so that no other subdomain can plant one. */
const nameOf = (cookie: SecretCookie, { server }: FastifyRequest | FastifyReply): string =>
  server.overTls ? `__Host-${cookie}` : cookie;

export const readSecret = (request: FastifyRequest, cookie: SecretCookie): string | undefined =>
  request.cookies[nameOf(cookie, request)];

interface SecretTraits {
  path: '/';
  sameSite: 'lax' | 'none';
  secure: boolean;
  partitioned?: boolean;
}

/** Sets a secret cookie, which scripts can't read. @param traits of `cookieTraits` */
export const setSecret = (
  reply: FastifyReply,
  cookie: SecretCookie,
  secret: string,
  traits: SecretTraits & { expires: Date },
): void => {
  reply.setCookie(nameOf(cookie, reply), secret, { ...traits, httpOnly: true });
};

export const clearSecret = (reply: FastifyReply, cookie: SecretCookie, traits: SecretTraits): void => {
  reply.clearCookie(nameOf(cookie, reply), traits);
};

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
