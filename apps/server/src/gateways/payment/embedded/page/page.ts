import { formatMoney, formatQuantity, type Locale, moneyOf, type PaymentStatus, quantityOf } from '@grossist/domain';
import type { Selectable } from 'kysely';
import type { SandboxPaymentsTable } from '../../../../db/index.ts';
import { escapeXml } from '../../../../markup/escape-xml.ts';
import { type Act, isOpen, LATE_SECONDS, SLOW_SECONDS } from '../acts.ts';
import { PAGE_STYLE } from './style.ts';

export type SandboxPayment = Selectable<SandboxPaymentsTable>;

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

/** English: nobody but those who try the shop sees it. */
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
export const sandboxPage = (payment: SandboxPayment): string => {
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

export const sandboxPageNotFound = (): string =>
  frame('No such payment', '<p>Nothing is to be paid here. <a href="/">To the shop</a></p>');
