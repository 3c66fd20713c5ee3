import { type Locale, marketOfLocale } from '@grossist/domain';
import type { FastifyRequest } from 'fastify';
import type { OpenSession, Visitor } from '../areas/identity/index.ts';
import { SESSION_COOKIE } from './cookies.ts';
import type { Frame } from './frame.ts';
import { chosenLocale, visitorsLocale } from './locale.ts';

export interface Visit {
  visitor: Visitor;
  sessionToken: string | undefined;
  /** The session's anti-forgery token; absent for the signed out. */
  antiForgeryToken: string | undefined;
  /** Whose pages may hold the shop in a frame; absent: nobody's. */
  frame?: Frame;
}

export type FindSession = (token: string, locale: Locale | undefined) => Promise<OpenSession | undefined>;

/** Who is asking, told by the session cookie. */
export const visitOf = async (request: FastifyRequest, findSession: FindSession): Promise<Visit> => {
  const sessionToken = request.cookies[SESSION_COOKIE];
  if (sessionToken !== undefined) {
    const session = await findSession(sessionToken, chosenLocale(request));
    if (session !== undefined) {
      const { person, ...rest } = session;
      return { visitor: person, sessionToken, ...rest };
    }
  }
  const locale = visitorsLocale(request);
  return {
    visitor: { kind: 'anonymous', locale, market: marketOfLocale(locale) },
    sessionToken,
    antiForgeryToken: undefined,
  };
};
