import { type OutgoingOrder, writeEfonelfoOrder, writeUblOrder } from '@grossist/order-formats';
import { Undeliverable } from '../../../outbox/index.ts';
import type { OrderFileFormat } from './outside-deps.ts';

export interface OrderFile {
  /** After the message's id: whoever gets it twice sees that it is one. */
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

/** @throws Undeliverable for what the format has no way to say */
export const orderFile = (format: OrderFileFormat, order: OutgoingOrder, messageId: string): OrderFile => {
  try {
    const { extension, ...file } = WRITERS[format](order);
    return { name: `order-${messageId}.${extension}`, ...file };
  } catch (error) {
    if (error instanceof RangeError)
      throw new Undeliverable(`The order can't be written as ${format}: ${error.message}`);
    throw error;
  }
};
