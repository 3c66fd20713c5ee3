/** Who is asking, by the session cookie, and in which language. */

import { isLocale, LOCALES, type Locale, languageOf, marketOfLocale } from '@grossist/domain';
import type { FastifyRequest } from 'fastify';
import type { Frame, OpenSession, Visitor } from '../visitors/index.ts';
import { LOCALE_COOKIE, LOCALE_HEADER, readSecret, SESSION_COOKIE } from './cookies.ts';

/** The first language of an Accept-Language header that the shop speaks. */
const accepted = (header: string | undefined): Locale | undefined => {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(';q=');
      return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const spoken = language === 'no' || language === 'nn' ? 'nb' : language;
    const locale = LOCALES.find((known) => languageOf(known) === spoken);
    if (locale !== undefined) return locale;
  }
  return undefined;
};

/** The language that the request itself names: by the page's address, by hand (cookie); not by the browser's settings. */
const chosenLocale = (request: FastifyRequest): Locale | undefined => {
  const fromPath = request.url.split(/[/?#]/, 2)[1] ?? '';
  if (isLocale(fromPath)) return fromPath;
  const named = request.headers[LOCALE_HEADER];
  if (typeof named === 'string' && isLocale(named)) return named;
  const cookie = request.cookies[LOCALE_COOKIE];
  return cookie !== undefined && isLocale(cookie) ? cookie : undefined;
};

export const visitorsLocale = (request: FastifyRequest): Locale =>
  chosenLocale(request) ?? accepted(request.headers['accept-language']) ?? 'da-DK';

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
