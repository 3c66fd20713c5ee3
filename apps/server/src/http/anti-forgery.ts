import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../same-secret.ts';
import { ANTI_FORGERY_COOKIE, cookieTraits } from './cookies.ts';
import { Failure } from './failure.ts';
import type { Visit } from './visit.ts';

/** Returns a random token. */
export const newAntiForgeryToken = (): string => randomBytes(24).toString('base64url');

/**
 * Checks the anti-forgery token in the header of a call that changes something: the session's own for a signed-in
 * visitor, else that of the cookie. Another site can make a browser send cookies, but neither read them nor set the header.
 * @throws Failure 403
 */
export const checkAntiForgery = (header: string | string[] | undefined, expected: string | undefined): void => {
  if (typeof header === 'string' && expected !== undefined && expected.length > 0 && isSameSecret(header, expected))
    return;
  throw new Failure(
    403,
    'anti-forgery',
    'Not allowed',
    'The header X-XSRF-TOKEN must carry the value of the cookie XSRF-TOKEN',
  );
};

/** Sets the cookie with the token that the visitor's calls must carry: the session's own, else a new one. */
export const giveAntiForgeryToken = (request: FastifyRequest, reply: FastifyReply, visit: Visit): void => {
  const held = request.cookies[ANTI_FORGERY_COOKIE];
  const token = visit.antiForgeryToken ?? held ?? newAntiForgeryToken();
  if (token !== held) reply.setCookie(ANTI_FORGERY_COOKIE, token, cookieTraits(visit.frame, reply));
};
