/** Sends placed orders and returns to other systems: by webhook, as a file by mail, or into a folder. */

import { createHmac } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MESSAGE_OUTCOMES } from '@grossist/domain';
import { type OutgoingOrder, writeEfonelfoOrder, writeJsonOrder, writeUblOrder } from '@grossist/order-formats';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import { type Handler, publish, Undeliverable } from '../../../outbox/index.ts';
import { ORDER_FILE, ORDER_MAIL, ORDER_WEBHOOK } from '../announcements.ts';
import type { SendMail } from '../mail-frame.ts';

type OrderFileFormat = 'ubl' | 'efonelfo';

/** Systems to which orders are sent; from the settings only, never from input. */
export interface OrderDestinations {
  webhook: { url: string; secret: string } | undefined;
  files: { format: OrderFileFormat; folder?: string; mail?: MailAddress } | undefined;
}

export interface OutsideDeps {
  db: Database;
  destinations: OrderDestinations;
  sendMail: SendMail;
  mailFrom: MailAddress;
  outgoingOrder: (orderId: string) => Promise<OutgoingOrder>;
  /** Loads a return as JSON. */
  outgoingReturn: (returnOrderId: string) => Promise<object>;
  /** As global fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}

/** Payload of a message about an order or a return. */
const OrderPayload = z.union([z.object({ orderId: z.uuid() }), z.object({ returnOrderId: z.uuid() })]);
type OrderPayload = z.infer<typeof OrderPayload>;

/** Parses the payload. @throws ZodError for any other payload */
const parseOrderPayload = (payload: unknown): OrderPayload => OrderPayload.parse(payload);

const topicsOf = ({ webhook, files }: OrderDestinations, order: OrderPayload): readonly string[] => [
  ...(webhook === undefined ? [] : [ORDER_WEBHOOK]),
  // Neither UBL's Order nor EFONELFO's order file can express a return.
  ...('orderId' in order && files?.folder !== undefined ? [ORDER_FILE] : []),
  ...('orderId' in order && files?.mail !== undefined ? [ORDER_MAIL] : []),
];

/** Publishes a separate message for each receiving system, so that an outage of one does not delay the others. */
export const publishOrderMessages =
  ({ db, destinations }: Pick<OutsideDeps, 'db' | 'destinations'>): Handler =>
  async ({ payload }) => {
    const order = parseOrderPayload(payload);
    const key = 'orderId' in order ? order.orderId : `return:${order.returnOrderId}`;
    const topics = topicsOf(destinations, order);
    await publish(
      db,
      topics.map((topic) => ({ topic, key, payload: order })),
    );
    return topics.length === 0 ? MESSAGE_OUTCOMES.noSystem : topics.join(', ');
  };

const SIGNATURE_HEADER = 'grossist-signature';

/**
 * Signs a body with its time: HMAC-SHA256 with the shared secret over the seconds since 1970, a full stop and the body's
 * bytes, as lower-case hexadecimal. docs/operations.md describes the verification.
 */
const signatureOf = (secret: string, body: string, now: number): string => {
  const seconds = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
};

/** Returns the request body; the order's own JSON is inserted unchanged. */
const bodyOf = async (
  { outgoingOrder, outgoingReturn }: OutsideDeps,
  id: string,
  subjectIds: OrderPayload,
): Promise<string> => {
  const head = (type: string, subject: string) => `{"Id":"${id}","Type":"${type}",${subject}`;
  if ('orderId' in subjectIds) {
    const order = writeJsonOrder(await outgoingOrder(subjectIds.orderId));
    return `${head('order.placed', `"OrderId":"${subjectIds.orderId}"`)},"Order":${order}}`;
  }
  const returned = JSON.stringify(await outgoingReturn(subjectIds.returnOrderId));
  return `${head('return.ordered', `"ReturnOrderId":"${subjectIds.returnOrderId}"`)},"Return":${returned}}`;
};

/** Returns the host only: path and query of the URL may contain secrets. */
const hostOf = (url: string): string => new URL(url).host;

/** Posts an order or a return to the system of the settings; only a 2xx response counts as delivered. */
export const sendWebhook =
  (deps: OutsideDeps): Handler =>
  async ({ id, payload }, signal) => {
    const { webhook } = deps.destinations;
    if (webhook === undefined) return 'not sent: no webhook is set up any more';
    const body = await bodyOf(deps, id, parseOrderPayload(payload));
    const response = await deps.fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': id,
        'user-agent': 'Grossist',
        [SIGNATURE_HEADER]: signatureOf(webhook.secret, body, deps.now()),
      },
      body,
      // An order is sent to the URL of the settings only.
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${hostOf(webhook.url)} answers ${response.status || 'with a redirect'}`);
    return `${hostOf(webhook.url)} answered ${response.status}`;
  };

interface OrderFile {
  /** Contains the message's id, so that a receiver recognizes duplicates. */
  name: string;
  contentType: string;
  content: Buffer;
}

const WRITERS: Record<OrderFileFormat, (order: OutgoingOrder) => Omit<OrderFile, 'name'> & { extension: string }> = {
  ubl: (order) => ({ extension: 'xml', contentType: 'application/xml', content: Buffer.from(writeUblOrder(order)) }),
  efonelfo: (order) => ({
    extension: 'txt',
    contentType: 'text/plain; charset=iso-8859-1',
    content: Buffer.from(writeEfonelfoOrder(order)),
  }),
};

/** Writes an order's file. @throws Undeliverable when the format can't express the order */
const orderFile = (format: OrderFileFormat, order: OutgoingOrder, messageId: string): OrderFile => {
  try {
    const { extension, ...file } = WRITERS[format](order);
    return { name: `order-${messageId}.${extension}`, ...file };
  } catch (error) {
    if (error instanceof RangeError)
      throw new Undeliverable(`The order can't be written as ${format}: ${error.message}`);
    throw error;
  }
};

/** Mails an order's file to the system of the settings; in English, since no person reads it. */
export const mailOrderFile =
  ({ destinations: { files }, outgoingOrder, sendMail, mailFrom }: OutsideDeps): Handler =>
  async ({ id, payload }, signal) => {
    const subject = parseOrderPayload(payload);
    if (files?.mail === undefined || !('orderId' in subject)) return 'not sent: no address is set up any more';
    const order = await outgoingOrder(subject.orderId);
    const file = orderFile(files.format, order, id);
    const text = `Order ${order.number} of ${order.date} is attached as ${file.name}.`;
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: files.mail,
        subject: `Order ${order.number}`,
        text,
        html: `<p>${escapeXml(text)}</p>`,
        attachments: [file],
      },
      signal,
    );
  };

/** Writes a file atomically: syncs a temporary file to disk and renames it. */
const putWhole = async (folder: string, name: string, content: Buffer, unfinished: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const written = join(folder, unfinished);
  try {
    const file = await open(written, 'w', 0o640);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(written, join(folder, name));
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
};

/** Writes an order's file to the folder of the settings. */
export const putOrderFile =
  ({ destinations: { files }, outgoingOrder }: OutsideDeps): Handler =>
  async ({ id, payload, attempt }) => {
    const subject = parseOrderPayload(payload);
    if (files?.folder === undefined || !('orderId' in subject)) return 'not sent: no folder is set up any more';
    const { name, content } = orderFile(files.format, await outgoingOrder(subject.orderId), id);
    await putWhole(files.folder, name, content, `.${name}.${process.pid}-${attempt}`);
    return name;
  };
