import type { Locale } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { FastifyReply } from 'fastify';
import { escapeXml } from '../../../markup/escape-xml.ts';
import type { Frame } from '../../../visitors/index.ts';
import type { ReturnForm } from '../handing-over/index.ts';
import { sendPage } from './page.ts';

/** Where the script is that presses the button. */
export const POST_BACK_SCRIPT = '/punchout/post-back.js';

/** Presses the button, but not for who comes back to the page by the browser's own button. */
export const POST_BACK = `'use strict';
var entry = performance.getEntriesByType('navigation')[0];
if (!entry || entry.type !== 'back_forward') document.querySelector('form').submit();
`;

/** A page whose form brings items to a customer's system: posted by a script, by a button where there are no scripts. */
export const sendReturnPage = (
  reply: FastifyReply,
  locale: Locale,
  { form: { action, target, fields }, frame }: { form: ReturnForm; frame?: Frame | undefined },
) => {
  const text = textFor(locale);
  const { host, protocol } = new URL(action);
  const inputs = fields.map(
    ({ name, value }) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  return sendPage(reply, 200, {
    locale,
    title: text('punchoutPage.returning'),
    script: POST_BACK_SCRIPT,
    frame,
    // Browsers hold what the customer's system forwards the form to, to it as well: which hosts these are nobody knows.
    formAction: protocol === 'http:' ? 'http: https:' : 'https:',
    content: `<p>${escapeXml(text('punchoutPage.returningTo', { host }))}</p>
<form method="post" action="${escapeXml(action)}" target="${escapeXml(target)}" accept-charset="utf-8">
${inputs.join('\n')}
<button type="submit">${escapeXml(text('punchoutPage.send'))}</button>
</form>`,
  });
};
