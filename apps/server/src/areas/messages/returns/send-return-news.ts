import {
  type Currency,
  formatMoney,
  type Locale,
  localTime,
  type Market,
  marketFacts,
  moneyOf,
  writeDate,
} from '@grossist/domain';
import { type ServerText, textFor } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import type { Handler } from '../../../outbox/index.ts';
import { factTable, MUTED, mailButton, mailFrame, paragraph, type SendMail } from '../mail-frame.ts';

/** A return with its recipient's current rights and language. */
interface ReturnWithRecipient {
  return_number: string;
  sales_order_id: string;
  returned_at: Date;
  total: string;
  currency: Currency;
  email: string;
  recipient: string;
  locale: Locale;
  market: Market;
  email_permission: boolean;
  show_net_price: boolean;
}

/** Loads a return with its recipient; undefined when either no longer exists. One query. */
const findReturn =
  (db: Database) =>
  async (returnOrderId: string, contactId: string): Promise<ReturnWithRecipient | undefined> => {
    const { rows } = await sql<ReturnWithRecipient>`
      select r.return_number, o.sales_order_id, r.returned_at, r.total, o.currency, p.email, p.name as recipient, p.locale,
        p.email_permission, p.show_net_price, c.market
      from return_orders r
      join orders o on o.id = r.order_id
      join companies c on c.id = r.company_id
      join contacts p on p.id = ${contactId} and p.erased_at is null
      where r.id = ${returnOrderId}`.execute(db);
    return rows[0];
  };

interface ReturnNewsDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** The shop's public URL; without it the mail has no link. */
  publicUrl: string | undefined;
}

const Payload = z.object({
  returnOrderId: z.uuid(),
  contactId: z.uuid(),
  status: z.enum(['requested', 'received', 'credited', 'refused']),
});

type Facts = readonly (readonly [label: string, value: string])[];

const factsOf = (found: ReturnWithRecipient, text: ServerText): Facts => {
  const { timeZone } = marketFacts(found.market);
  const asked = writeDate(localTime(found.returned_at.getTime(), timeZone).date, found);
  const amount = found.show_net_price ? formatMoney(moneyOf(found.total), found.currency, found.locale) : '';
  const facts: Facts = [
    [text('returnMail.return'), found.return_number],
    [text('returnMail.order'), found.sales_order_id],
    [text('returnMail.asked'), asked],
    [text('returnMail.amount'), amount],
  ];
  return facts.filter(([, value]) => value !== '');
};

/** Mails the status of a return in the recipient's language, unless the person wants no mail. */
export const sendReturnNews = ({ db, sendMail, mailFrom, publicUrl }: ReturnNewsDeps): Handler => {
  const read = findReturn(db);
  return async ({ id, payload }, signal) => {
    const { returnOrderId, contactId, status } = Payload.parse(payload);
    if (status === 'requested') return 'not sent: the status has not changed';
    const found = await read(returnOrderId, contactId);
    if (found === undefined) return 'not sent: the return or person no longer exists';
    if (!found.email_permission) return 'not sent: the person wants no mail';
    const text = textFor(found.locale);
    const number = found.return_number;
    const greeting = text(`returnMail.${status}.greeting`, { name: found.recipient, number });
    const facts = factsOf(found, text);
    const url = publicUrl === undefined ? undefined : new URL(`/orders/returns/${returnOrderId}`, publicUrl).href;
    const title = text(`returnMail.${status}.subject`, { number });
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: { name: found.recipient, address: found.email },
        subject: title,
        html: mailFrame({
          language: found.locale,
          title,
          content: [
            paragraph(greeting),
            factTable(facts),
            url === undefined ? '' : mailButton(url, text('returnMail.open')),
            paragraph(text('returnMail.why'), MUTED, 'muted'),
          ].join('\n'),
        }),
        text: `${[
          greeting,
          facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
          url === undefined ? '' : `${text('returnMail.open')}: ${url}`,
          text('returnMail.why'),
        ]
          .filter((part) => part !== '')
          .join('\n\n')}\n`,
        attachments: [],
      },
      signal,
    );
  };
};
