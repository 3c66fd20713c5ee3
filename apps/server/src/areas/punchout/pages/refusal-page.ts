import { type Locale, languageOf } from '@grossist/domain';
import type { FastifyReply } from 'fastify';
import { escapeXml } from '../../../http/escape-xml.ts';
import { Failure } from '../../../http/failure.ts';
import { WORDS } from '../data/words.ts';
import { sendPage } from './page.ts';

/** Why the shop was not opened, to the person in front of it. */
export const sendRefusal = (reply: FastifyReply, locale: Locale, failure: Failure) => {
  const words = WORDS[languageOf(locale)];
  const said: Record<string, string> = {
    'wrong-sign-in': words.wrongSignIn,
    'too-many': words.tooMany,
    'start-page': words.expired,
    'nothing-to-return': words.nothing,
  };
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  return sendPage(reply, failure.status, {
    locale,
    title: words.refused,
    content: `<p class="note" role="alert">${escapeXml(said[failure.code] ?? failure.detail ?? failure.title)}</p>
<p><a href="/">${escapeXml(words.toShop)}</a></p>`,
  });
};
