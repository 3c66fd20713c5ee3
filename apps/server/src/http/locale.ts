import { isLocale, LOCALES, type Locale, languageOf } from '@grossist/domain';
import type { FastifyRequest } from 'fastify';
import { LOCALE_COOKIE, LOCALE_HEADER } from './cookies.ts';

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
export const chosenLocale = (request: FastifyRequest): Locale | undefined => {
  const fromPath = request.url.split(/[/?#]/, 2)[1] ?? '';
  if (isLocale(fromPath)) return fromPath;
  const named = request.headers[LOCALE_HEADER];
  if (typeof named === 'string' && isLocale(named)) return named;
  const cookie = request.cookies[LOCALE_COOKIE];
  return cookie !== undefined && isLocale(cookie) ? cookie : undefined;
};

export const visitorsLocale = (request: FastifyRequest): Locale =>
  chosenLocale(request) ?? accepted(request.headers['accept-language']) ?? 'da-DK';
