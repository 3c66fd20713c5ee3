/** Delivers orders as files: by mail and to a folder. */

import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutgoingOrder, writeEfonelfoOrder, writeUblOrder } from '@grossist/order-formats';
import { escapeXml } from '../../../markup/escape-xml.ts';
import { type Handler, Undeliverable } from '../../../outbox/index.ts';
import { type OrderFileFormat, type OutsideDeps, parseOrderPayload } from './publish-order.ts';

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
