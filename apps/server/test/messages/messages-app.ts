import type { Locale } from '@grossist/domain';
import { messageHandlers, type OrderDestinations, sendMailBy } from '../../src/areas/messages/index.ts';
import { outgoingOrder } from '../../src/areas/orders/index.ts';
import type { Database } from '../../src/db/index.ts';
import type { Mailer } from '../../src/gateways/mail/port.ts';
import { openStoredMail } from '../../src/gateways/mail/stored/open-stored-mail.ts';
import { type Outbox, openOutbox } from '../../src/outbox/index.ts';
import { quietLog } from '../support/quiet-log.ts';

export interface MessagesTraits {
  mailer?: Mailer;
  orderPdf?: (orderId: string, locale: Locale) => Promise<Buffer>;
  outgoingReturn?: (returnOrderId: string) => Promise<object>;
  publicUrl?: string;
  destinations?: OrderDestinations;
  now?: () => number;
}

export const HOUSE = { name: 'Grossist projects', address: 'projects@grossist.example' };
export const SHOP = { name: 'Grossist', address: 'shop@grossist.example' };

/** The outbox with all handlers, run by hand; mails are stored unless there is a mailer. */
export const messagesOutbox = (db: Database, traits: MessagesTraits = {}): Outbox =>
  openOutbox({
    db,
    handlers: messageHandlers({
      db,
      sendMail: sendMailBy(traits.mailer ?? openStoredMail(db)),
      mailFrom: SHOP,
      projectMail: HOUSE,
      customerMail: HOUSE,
      shopAddress: () => traits.publicUrl ?? 'https://shop.example/',
      destinations: traits.destinations ?? { webhook: undefined, files: undefined },
      orderPdf: traits.orderPdf ?? (async (orderId, locale) => Buffer.from(`%PDF of ${orderId} in ${locale}`)),
      outgoingOrder: outgoingOrder(db),
      outgoingReturn: traits.outgoingReturn ?? (async (returnOrderId) => ({ returnOrderId })),
      publicUrl: traits.publicUrl,
      fetch,
      now: traits.now ?? Date.now,
    }),
    log: quietLog(),
    random: () => 0.5,
  });

/** The current message of a topic and a key. */
export const messageAbout = (db: Database, topic: string, key: string) =>
  db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('topic', '=', topic)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

/** The stored mail of that message. */
export const keptMailAbout = async (db: Database, topic: string, key: string) => {
  const { id } = await messageAbout(db, topic, key);
  return db.selectFrom('kept_mails').selectAll().where('id', '=', id).executeTakeFirst();
};
