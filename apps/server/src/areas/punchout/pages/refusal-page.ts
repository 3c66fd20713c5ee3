import { type Locale, languageOf } from '@grossist/domain';
import type { FastifyReply } from 'fastify';
import { Failure } from '../../../http/failure.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import { type PunchoutWords, WORDS } from '../data/words.ts';
import { sendPage } from './page.ts';

const BY_CODE: ReadonlyMap<string, keyof PunchoutWords> = new Map([
  ['wrong-sign-in', 'wrongSignIn'],
  ['too-many', 'tooMany'],
  ['start-page', 'expired'],
  ['nothing-to-return', 'nothing'],
  ['return-url', 'returnUrl'],
]);

const BY_STATUS: ReadonlyMap<number, keyof PunchoutWords> = new Map([
  [400, 'malformed'],
  [403, 'notAllowed'],
  [404, 'notFound'],
  [413, 'malformed'],
  [415, 'malformed'],
  [429, 'tooMany'],
  [503, 'unavailable'],
]);

/** Says why the shop was not opened, in the reader's language alone: the technical detail is in the log. */
export const sendRefusal = (reply: FastifyReply, locale: Locale, failure: Failure) => {
  const words = WORDS[languageOf(locale)];
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  return sendPage(reply, failure.status, {
    locale,
    title: words.refused,
    content: `<p class="note" role="alert">${escapeXml(words[BY_CODE.get(failure.code) ?? BY_STATUS.get(failure.status) ?? 'general'])}</p>
<p><a href="/">${escapeXml(words.toShop)}</a></p>`,
  });
};
