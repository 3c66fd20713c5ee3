import type { Locale } from '@grossist/domain';
import { type ServerKey, textFor } from '@grossist/messages/server-texts.ts';
import type { FastifyReply } from 'fastify';
import { Failure } from '../../../http/failure.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import { sendPage } from './page.ts';

const BY_CODE: ReadonlyMap<string, ServerKey> = new Map([
  ['wrong-sign-in', 'punchoutPage.wrongSignIn'],
  ['too-many', 'punchoutPage.tooMany'],
  ['start-page', 'punchoutPage.expired'],
  ['nothing-to-return', 'punchoutPage.nothing'],
  ['return-url', 'punchoutPage.returnUrl'],
]);

const BY_STATUS: ReadonlyMap<number, ServerKey> = new Map([
  [400, 'punchoutPage.malformed'],
  [403, 'punchoutPage.notAllowed'],
  [404, 'punchoutPage.notFound'],
  [413, 'punchoutPage.malformed'],
  [415, 'punchoutPage.malformed'],
  [429, 'punchoutPage.tooMany'],
  [503, 'punchoutPage.unavailable'],
]);

/** Says why the shop was not opened, in the reader's language alone: the technical detail is in the log. */
export const sendRefusal = (reply: FastifyReply, locale: Locale, failure: Failure) => {
  const text = textFor(locale);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  return sendPage(reply, failure.status, {
    locale,
    title: text('punchoutPage.refused'),
    content: `<p class="note" role="alert">${escapeXml(text(BY_CODE.get(failure.code) ?? BY_STATUS.get(failure.status) ?? 'punchoutPage.general'))}</p>
<p><a href="/">${escapeXml(text('punchoutPage.toShop'))}</a></p>`,
  });
};
