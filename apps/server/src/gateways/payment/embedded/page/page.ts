import { createHash } from 'node:crypto';
import { formatMoney, formatQuantity, type Locale, moneyOf, type PaymentStatus, quantityOf } from '@grossist/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import type { Database, SandboxPaymentsTable } from '../../../../db/index.ts';
import { escapeXml } from '../../../../markup/escape-xml.ts';
import { PLAIN_PAGE_STYLE } from '../../../../markup/plain-page-style.ts';
import { ACTS, type Act, actOn, isOpen, LATE_SECONDS, SLOW_SECONDS } from '../acts.ts';
import { SANDBOX_PAGE } from '../open-sandbox.ts';

/** What the sandbox's page looks like. */
const PAGE_STYLE = `${PLAIN_PAGE_STYLE}
h1 { margin-bottom: 0.25rem; }
.note { color: var(--color-warning); background: var(--color-warning-soft); }
.note.bad { color: var(--color-danger); background: var(--color-danger-soft); }
th, td { padding: 0.375rem 0; overflow-wrap: anywhere; }
td.amount, th.amount { padding-left: 1rem; overflow-wrap: normal; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
button { text-align: left; color: var(--color-ink); background: var(--color-surface); }
button.main { color: var(--color-on-accent); background: var(--color-accent); border-color: var(--color-accent);
  font-weight: 600; }
button.main:hover { background: var(--color-accent-strong); }
`;

type SandboxPayment = Selectable<SandboxPaymentsTable>;

const BUTTONS: readonly (readonly [Act, string])[] = [
  ['pay', 'Pay'],
  ['pay-slowly', `Pay slowly: the bank says yes after ${SLOW_SECONDS} seconds`],
  ['pay-and-tell-twice', 'Pay, and tell the shop twice'],
  ['pay-and-tell-late', `Pay, and tell the shop ${LATE_SECONDS} seconds late`],
  ['pay-and-tell-never', 'Pay, and never tell the shop'],
  ['pay-and-refuse-charge', 'Pay, and have the card refused when it is charged'],
  ['decline', 'Have the card refused'],
  ['abandon', 'Go back without paying'],
];

/** Of a payment that is reserved and refused when it is charged. */
const LATER: typeof BUTTONS = [['let-charge', 'Let the card be charged']];

const buttonsOf = ({ status, refuses_charges: isRefused }: SandboxPayment): typeof BUTTONS => {
  if (isOpen(status)) return BUTTONS;
  return status === 'reserved' && isRefused ? LATER : [];
};

const NOTES: Record<PaymentStatus, string> = {
  pending: '',
  failed: '<p class="note bad" role="alert">The card was refused. Try again, or go back.</p>',
  reserved: '<p class="note" role="status">The amount is reserved.</p>',
  charged: '<p class="note" role="status">The amount has been taken.</p>',
  cancelled: '<p class="note" role="status">This payment was cancelled.</p>',
};

/** In English only: it is seen only by those who try the shop. */
const frame = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
${content}
</main>
</body>
</html>
`;

const receiptOf = (payment: SandboxPayment, locale: Locale): string => {
  const money = (amount: string): string => escapeXml(formatMoney(moneyOf(amount), payment.currency, locale));
  const lines = payment.receipt.map(
    ({ name, quantity, unit, grossAmount }) =>
      `<tr><td>${escapeXml(name)}</td><td class="amount">${escapeXml(formatQuantity(quantityOf(quantity), unit, locale))}</td><td class="amount">${money(grossAmount)}</td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">What</th><th scope="col" class="amount">Quantity</th><th scope="col" class="amount">VAT included</th></tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
<tfoot><tr><th scope="row" colspan="2">Total</th><td class="amount">${money(payment.amount)}</td></tr></tfoot>
</table>`;
};

/** The page of a payment; its buttons are forms, so that it needs no script. */
const sandboxPage = (payment: SandboxPayment): string => {
  const buttons = buttonsOf(payment).map(
    ([act, text]) =>
      `<form method="post" action="/sandbox-payment/${escapeXml(payment.id)}/${act}"><button type="submit"${act === 'pay' ? ' class="main"' : ''}>${escapeXml(text)}</button></form>`,
  );
  return frame(
    'Sandbox payment',
    `<p class="muted">${escapeXml(payment.company)}, ${escapeXml(payment.payment_reference)}</p>
<p class="note">This is a sandbox. No card is asked for and no money is taken.</p>
${NOTES[payment.status]}
${receiptOf(payment, payment.locale)}
${buttons.join('\n')}`,
  );
};

const sandboxPageNotFound = (): string =>
  frame('No such payment', '<p>Nothing is to be paid here. <a href="/">To the shop</a></p>');

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ID = /^[0-9a-f]{32}$/;

const send = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);

/** The sandbox's own page, where a buyer is sent to pay. */
export const registerSandboxPage = (app: FastifyInstance, { db }: { db: Database }): void => {
  app.register(async (scope) => {
    // A form's fields are never looked at: what was clicked is in the address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, undefined),
    );
    scope.get<{ Params: { id: string } }>(`${SANDBOX_PAGE}/:id`, async ({ params: { id } }, reply) => {
      const payment = ID.test(id)
        ? await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()
        : undefined;
      return payment === undefined ? send(reply, 404, sandboxPageNotFound()) : send(reply, 200, sandboxPage(payment));
    });
    scope.post<{ Params: { id: string; act: string } }>(`${SANDBOX_PAGE}/:id/:act`, async ({ params }, reply) => {
      const act = ACTS.find((known) => known === params.act);
      const next = act !== undefined && ID.test(params.id) ? await actOn(db)(params.id, act) : undefined;
      if (next === undefined) return send(reply, 404, sandboxPageNotFound());
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(next.to === 'page' ? `${SANDBOX_PAGE}/${params.id}` : next.url, 303);
    });
  });
};
