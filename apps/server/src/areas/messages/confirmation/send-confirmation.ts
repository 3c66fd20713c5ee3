import type { Locale } from '@grossist/domain';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress, MailAttachment } from '../../../gateways/mail/port.ts';
import type { Handler } from '../../../outbox/index.ts';
import type { SendMail } from '../mail-frame.ts';
import { confirmationHtml, confirmationText } from './confirmation-mail.ts';
import { confirmedOrder } from './confirmed-order.ts';
import { writtenOrder } from './written-order.ts';

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
