import { type Locale, marketOfLocale } from '@grossist/domain';
import type { FastifyRequest } from 'fastify';
import type { Frame, OpenSession, Visitor } from '../visitors/index.ts';
import { readSecret, SESSION_COOKIE } from './cookies.ts';

import { chosenLocale, visitorsLocale } from './locale.ts';

export interface Visit {
  visitor: Visitor;
  sessionToken: string | undefined;
  /** The session's anti-forgery token; absent for the signed out. */
  antiForgeryToken: string | undefined;
  /** Sites that may show the shop in a frame; absent: none. */
  frame?: Frame;
}

export type FindSession = (
  token: string,
  locale: Locale | undefined,
  isActivity?: boolean,
) => Promise<OpenSession | undefined>;

/**
 * Returns who is asking, by the session cookie.
 * @param isActivity false for checks that the person did not cause, which do not keep an idle session open
 */
export const visitOf = async (request: FastifyRequest, findSession: FindSession, isActivity = true): Promise<Visit> => {
  const sessionToken = readSecret(request, SESSION_COOKIE);
  if (sessionToken !== undefined) {
    const session = await findSession(sessionToken, chosenLocale(request), isActivity);
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
