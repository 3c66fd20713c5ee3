import type { FastifyReply, FastifyRequest } from 'fastify';
import { newAntiForgeryToken } from './anti-forgery.ts';
import { ANTI_FORGERY_COOKIE } from './cookies.ts';
import { cookieTraits } from './frame.ts';
import type { Visit } from './visit.ts';

/** Sees to it that the visitor has the token that calls must carry: the session's own, else one of their own. */
export const giveAntiForgeryToken = (request: FastifyRequest, reply: FastifyReply, visit: Visit): void => {
  const held = request.cookies[ANTI_FORGERY_COOKIE];
  const token = visit.antiForgeryToken ?? held ?? newAntiForgeryToken();
  if (token !== held) reply.setCookie(ANTI_FORGERY_COOKIE, token, cookieTraits(visit.frame, reply));
};
