import { formatMoney, marketFacts, moneyOf } from '@grossist/domain';
import { type ServerText, textFor } from '@grossist/messages/server-texts.ts';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import type { Handler } from '../../../outbox/index.ts';
import { factTable, MUTED, mailButton, mailFrame, paragraph } from '../mail-frame.ts';
import type { SendMail } from '../send-mail.ts';
import { type ToldReturn, toldReturn } from './told-return.ts';

export interface ReturnNewsDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** The address people use; without it nothing links to the shop. */
  publicUrl: string | undefined;
}

const Payload = z.object({
  returnOrderId: z.uuid(),
  contactId: z.uuid(),
  status: z.enum(['requested', 'received', 'credited', 'refused']),
});

type Facts = readonly (readonly [label: string, value: string])[];

const factsOf = (told: ToldReturn, text: ServerText): Facts => {
  const { timeZone } = marketFacts(told.market);
  const asked = new Intl.DateTimeFormat(told.locale, { dateStyle: 'long', timeZone }).format(told.returned_at);
  const amount = told.show_net_price ? formatMoney(moneyOf(told.total), told.currency, told.locale) : '';
  const facts: Facts = [
    [text('returnMail.return'), told.return_number],
    [text('returnMail.order'), told.sales_order_id],
    [text('returnMail.asked'), asked],
    [text('returnMail.amount'), amount],
  ];
  return facts.filter(([, value]) => value !== '');
};

/** Mails who gave goods back how far that is, in their language; nobody who wants no mail. */
export const sendReturnNews = ({ db, sendMail, mailFrom, publicUrl }: ReturnNewsDeps): Handler => {
  const read = toldReturn(db);
  return async ({ id, payload }, signal) => {
    const { returnOrderId, contactId, status } = Payload.parse(payload);
    if (status === 'requested') return 'nobody: it is as it was asked for';
    const told = await read(returnOrderId, contactId);
    if (told === undefined) return 'nobody: return or person are no more';
    if (!told.email_permission) return 'nobody: the person wants no mail';
    const text = textFor(told.locale);
    const number = told.return_number;
    const greeting = text(`returnMail.${status}.greeting`, { name: told.recipient, number });
    const facts = factsOf(told, text);
    const url = publicUrl === undefined ? undefined : new URL(`/orders/returns/${returnOrderId}`, publicUrl).href;
    const title = text(`returnMail.${status}.subject`, { number });
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: { name: told.recipient, address: told.email },
        subject: title,
        html: mailFrame({
          language: told.locale,
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
