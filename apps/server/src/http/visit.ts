import { type Locale, marketOfLocale } from '@grossist/domain';
import type { FastifyRequest } from 'fastify';
import type { OpenSession, Visitor } from '../areas/identity/index.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { chosenLocale, visitorsLocale } from './locale.ts';

export interface Visit {
  visitor: Visitor;
  sessionToken: string | undefined;
  /** The session's anti-forgery token; absent for the signed out. */
  antiForgeryToken: string | undefined;
}

export type FindSession = (token: string, locale: Locale | undefined) => Promise<OpenSession | undefined>;

/** Who is asking, told by the session cookie. */
export const visitOf = async (request: FastifyRequest, findSession: FindSession): Promise<Visit> => {
  const sessionToken = request.cookies[SESSION_COOKIE];
  if (sessionToken !== undefined) {
    const session = await findSession(sessionToken, chosenLocale(request));
    if (session !== undefined) {
      return { visitor: session.person, sessionToken, antiForgeryToken: session.antiForgeryToken };
    }
  }
  const locale = visitorsLocale(request);
  return {
    visitor: { kind: 'anonymous', locale, market: marketOfLocale(locale) },
    sessionToken,
    antiForgeryToken: undefined,
  };
};
