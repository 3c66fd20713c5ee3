/** The confirmation of an order: its mail as HTML and text, with the document of the order. */

import type { Locale } from '@grossist/domain';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress, MailAttachment } from '../../../gateways/mail/port.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import type { Handler } from '../../../outbox/index.ts';
import {
  factTable,
  type Html,
  INK,
  MUTED,
  mailButton,
  mailFrame,
  paragraph,
  RULE,
  type SendMail,
} from '../mail-frame.ts';
import { confirmedOrder, type WrittenLine, type WrittenOrder, writtenOrder } from './written-order.ts';

const NUMERIC = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding:8px 0 8px 16px';

const header = (text: string, style: string): Html =>
  `<th class="muted line" scope="col" style="${MUTED};${RULE};font-weight:400;${style}">${escapeXml(text)}</th>`;

const lineRow = (line: WrittenLine, hasPrices: boolean): Html => {
  const below = line.below.map((text) => `<br><span class="muted" style="${MUTED}">${escapeXml(text)}</span>`);
  const indent = line.isKitPart ? 'padding:8px 0 8px 16px' : 'padding:8px 0';
  const numeric = (text: string): Html =>
    `<td class="ink line" valign="top" style="${INK};${RULE};${NUMERIC}">${escapeXml(text)}</td>`;
  return `<tr><td class="ink line" valign="top" style="${INK};${RULE};${indent};overflow-wrap:anywhere;hyphens:auto">${escapeXml(line.name)}${below.join('')}</td>${numeric(line.quantity)}${hasPrices ? numeric(line.amount) : ''}</tr>`;
};

const sumRow = ([label, amount]: readonly [string, string], isTotal: boolean): Html => {
  const weight = isTotal ? 'font-weight:600' : 'font-weight:400';
  return `<tr><th class="ink" scope="row" colspan="2" align="right" style="${INK};${weight};padding:4px 0">${escapeXml(label)}</th><td class="ink" style="${INK};${weight};${NUMERIC};padding:4px 0 4px 16px">${escapeXml(amount)}</td></tr>`;
};

const linesOf = ({ text, lines, sums, hasPrices }: WrittenOrder): Html => `
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">
<thead><tr>${header(text('orderMail.material'), 'text-align:left;padding:6px 0')}${header(text('orderMail.quantity'), NUMERIC)}${hasPrices ? header(text('orderMail.amount'), NUMERIC) : ''}</tr></thead>
<tbody>
${lines.map((line) => lineRow(line, hasPrices)).join('\n')}
</tbody>
${sums.length === 0 ? '' : `<tfoot>${sums.map((sum, at) => sumRow(sum, at === sums.length - 1)).join('\n')}</tfoot>`}
</table>`;

/** Parts of a confirmation that depend on how it is sent. */
interface ConfirmationTraits {
  /** URL of the order's page; undefined without a public URL. */
  url: string | undefined;
  hasDocument: boolean;
}

const confirmationHtml = (order: WrittenOrder, { url, hasDocument }: ConfirmationTraits): string => {
  const { text } = order;
  const button = url === undefined ? '' : mailButton(url, text('orderMail.open'));
  return mailFrame({
    language: order.language,
    title: text('orderMail.thanks'),
    content: [
      paragraph(order.greeting),
      factTable(order.facts),
      linesOf(order),
      order.more === '' ? '' : paragraph(order.more),
      hasDocument ? paragraph(text('orderMail.attached')) : '',
      button,
      paragraph(text('orderMail.why'), MUTED, 'muted'),
    ].join('\n'),
  });
};

const lineText = ({ name, below, quantity, amount, isKitPart }: WrittenLine): string => {
  const indent = isKitPart ? '  ' : '';
  const head = `${indent}- ${quantity}  ${name}${amount === '' ? '' : `  ${amount}`}`;
  return [head, ...below.map((fact) => `${indent}    ${fact}`)].join('\n');
};

/** Formats the confirmation as plain text. */
const confirmationText = (order: WrittenOrder, { url, hasDocument }: ConfirmationTraits): string => {
  const { text } = order;
  const pairs = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${[
    text('orderMail.thanks'),
    order.greeting,
    pairs(order.facts),
    order.lines.map(lineText).join('\n'),
    order.more,
    pairs(order.sums),
    hasDocument ? text('orderMail.attached') : '',
    url === undefined ? '' : `${text('orderMail.open')}: ${url}`,
    text('orderMail.why'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
};

export interface ConfirmationDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** Makes the order as a PDF, with prices when its contact may see them. */
  orderPdf: (orderId: string, locale: Locale, signal?: AbortSignal) => Promise<Buffer>;
  /** The shop's public URL; without it the mail has no link. */
  publicUrl: string | undefined;
}

const Payload = z.object({ orderId: z.uuid(), contactId: z.uuid() });

/** Attempts that require the document; after them the mail is sent without it. */
const ATTEMPTS_WITH_DOCUMENT = 3;

/** Converts an order's number to a part of a file name. */
const fileNumber = (number: string): string => number.replace(/[^A-Za-z0-9-]/g, '_');

/** Mails the confirmation of an order in the recipient's language, unless the person wants no mail. */
export const sendConfirmation = ({ db, sendMail, mailFrom, orderPdf, publicUrl }: ConfirmationDeps): Handler => {
  const read = confirmedOrder(db);

  const documentOf = async (
    orderId: string,
    locale: Locale,
    attempt: number,
    signal: AbortSignal,
  ): Promise<Buffer | undefined> => {
    try {
      return await orderPdf(orderId, locale, signal);
    } catch (error) {
      if (attempt <= ATTEMPTS_WITH_DOCUMENT) throw error;
      return undefined;
    }
  };

  return async ({ id, payload, attempt }, signal) => {
    const { orderId, contactId } = Payload.parse(payload);
    const order = await read(orderId, contactId);
    if (order === undefined) return 'not sent: the order or person no longer exists';
    const { head } = order;
    if (!head.email_permission) return 'not sent: the person wants no mail';
    const document = await documentOf(orderId, head.locale, attempt, signal);
    const written = writtenOrder(order);
    const url = publicUrl === undefined ? undefined : new URL(`/orders/${orderId}`, publicUrl).href;
    const traits = { url, hasDocument: document !== undefined };
    const attachments: MailAttachment[] =
      document === undefined
        ? []
        : [{ name: `${fileNumber(head.sales_order_id)}.pdf`, contentType: 'application/pdf', content: document }];
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: { name: head.recipient, address: head.email },
        subject: written.subject,
        html: confirmationHtml(written, traits),
        text: confirmationText(written, traits),
        attachments,
      },
      signal,
    );
  };
};
