import type { Locale } from '@grossist/domain';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress, MailAttachment } from '../../../gateways/mail/port.ts';
import type { Handler } from '../../../outbox/index.ts';
import type { SendMail } from '../send-mail.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import { confirmedOrder } from './confirmed-order.ts';
import { writtenOrder } from './written-order.ts';

export interface ConfirmationDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** The order as a document, with prices when its contact may see them. */
  orderPdf: (orderId: string, locale: Locale, signal?: AbortSignal) => Promise<Buffer>;
  /** The address people use; without it nothing links to the shop. */
  publicUrl: string | undefined;
}

const Payload = z.object({ orderId: z.uuid(), contactId: z.uuid() });

/** So often the document is waited for; then the mail goes without it. */
const ATTEMPTS_WITH_DOCUMENT = 3;

/** The part of a file's name that an order's number is. */
const fileNumber = (number: string): string => number.replace(/[^A-Za-z0-9-]/g, '_');

/** Mails who ordered what they ordered, in their language; nobody who wants no mail. */
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
    if (order === undefined) return 'nobody: order or person are no more';
    const { head } = order;
    if (!head.email_permission) return 'nobody: the person wants no mail';
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
