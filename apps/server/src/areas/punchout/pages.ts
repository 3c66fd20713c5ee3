/** Pages outside of the web app that browsers see during a punchout. */

import { createHash } from 'node:crypto';
import type { Locale } from '@grossist/domain';
import { type ServerKey, textFor } from '@grossist/messages/server-texts.ts';
import type { FastifyReply } from 'fastify';
import { frameAncestors } from '../../http/cookies.ts';
import { Failure } from '../../http/failure.ts';
import { escapeXml } from '../../markup/escape-xml.ts';
import { PLAIN_PAGE_STYLE } from '../../markup/plain-page-style.ts';
import type { Frame } from '../../visitors/index.ts';
import type { ReturnForm } from './handing-over/return-form.ts';

/** Style of punchout pages. */
const PAGE_STYLE = `${PLAIN_PAGE_STYLE}
main.wide { max-width: 64rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.0625rem; }
.note { color: var(--color-danger); background: var(--color-danger-soft); }
.scroll { overflow-x: auto; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; }
thead th { color: var(--color-muted); }
label { display: block; margin: 0 0 0.75rem; }
label span { display: block; margin-bottom: 0.25rem; }
input, select { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: var(--color-ink);
  background: var(--color-surface); border: 1px solid var(--color-edge); border-radius: var(--radius-md); }
button { font-weight: 600; color: var(--color-on-accent); background: var(--color-accent);
  border-color: var(--color-accent); }
button:hover { background: var(--color-accent-strong); }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--color-line); border-radius: var(--radius-md);
  font-size: 0.8125rem; }
`;

interface Page {
  locale: Locale;
  title: string;
  /** Escaped markup. */
  content: string;
  isWide?: boolean;
  /** URL of a script of the shop. */
  script?: string;
  /** `form-action` of the content security policy; 'self' by default. */
  formAction?: string;
  /** Origins that may frame it; none by default. */
  frame?: Frame | undefined;
}

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

const policyOf = ({ formAction = "'self'", frame }: Page): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "script-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors(frame)}`,
  ].join('; ');

const markup = ({ locale, title, content, isWide, script }: Page): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
<style>${PAGE_STYLE}</style>
${script === undefined ? '' : `<script src="${escapeXml(script)}" defer></script>`}
</head>
<body>
<main${isWide ? ' class="wide"' : ''}>
<h1>${escapeXml(title)}</h1>
${content}
</main>
</body>
</html>
`;

/** Sends a page outside of the web app: small, complete without scripts, not cached. */
export const sendPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(markup(page));

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

/** Sends a page that explains why the shop was not opened; technical details are only in the log. */
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

/** Path of the script that submits the form. */
export const POST_BACK_SCRIPT = '/punchout/post-back.js';

/** Submits the form, but not when the browser's back button leads to the page. */
export const POST_BACK = `'use strict';
var entry = performance.getEntriesByType('navigation')[0];
if (!entry || entry.type !== 'back_forward') document.querySelector('form').submit();
`;

/** Sends a page whose form posts items to a customer's system: by a script, or by a button without scripts. */
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
    // Browsers also apply the policy to redirects of the customer's system, whose hosts are unknown.
    formAction: protocol === 'http:' ? 'http: https:' : 'https:',
    content: `<p>${escapeXml(text('punchoutPage.returningTo', { host }))}</p>
<form method="post" action="${escapeXml(action)}" target="${escapeXml(target)}" accept-charset="utf-8">
${inputs.join('\n')}
<button type="submit">${escapeXml(text('punchoutPage.send'))}</button>
</form>`,
  });
};
