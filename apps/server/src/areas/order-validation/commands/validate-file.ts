import { createHash } from 'node:crypto';
import { MOST_ORDERS_OF_A_FILE } from '@grossist/contracts';
import { decimalSignOf } from '@grossist/domain';
import type { IncomingOrder, OrderRefusal } from '@grossist/order-formats';
import type { HouseScope, ValidationDeps } from '../deps.ts';
import { draftOrders, type Following, UNFOLLOWED } from '../drafting/draft-orders.ts';
import { judgeDrafts } from '../drafting/judge-drafts.ts';
import { type WrittenValidation, writeValidations } from '../drafting/write-validations.ts';
import type { ReadBytes } from '../reading/document-reader.ts';
import type { DocumentFormat, DocumentReading } from '../reading/read-document.ts';
import { UnreadableFile } from '../reading/stored-document.ts';

export interface FileToValidate {
  fileName: string;
  bytes: Uint8Array;
  /** The column of the quantities in a table that somebody chose, from 1. */
  quantityColumn?: number | undefined;
}

export interface ValidatedFile {
  format: DocumentFormat;
  validations: readonly WrittenValidation[];
}

const boundsOf = (orders: readonly IncomingOrder[]): OrderRefusal | undefined => {
  if (orders.length === 0) return { code: 'no-orders', reason: 'the file holds no order', place: {} };
  if (orders.length <= MOST_ORDERS_OF_A_FILE) return undefined;
  const most = String(MOST_ORDERS_OF_A_FILE);
  return { code: 'too-many-orders', reason: `a file may hold at most ${most} orders`, place: {}, values: { most } };
};

const ordersOf = (reading: DocumentReading): Extract<DocumentReading, { ok: true }> => {
  if (!reading.ok) throw new UnreadableFile(reading.refusal);
  const refusal = boundsOf(reading.orders);
  if (refusal) throw new UnreadableFile(refusal);
  return reading;
};

/**
 * Reads a file, guesses whose orders it holds, finds what their lines mean and asks for prices and stock; then all of
 * it is written at once. The number of queries grows with the customers of a file alone, and with thousands of lines
 * where somebody follows how far it is. [own-val-01]
 * @throws UnreadableFile for what is no order, naming the place; what `following` throws
 */
export const validateFile = (deps: ValidationDeps & { read: ReadBytes }) => {
  const { db, read, now = Date.now } = deps;
  const drafted = draftOrders(db);
  const judged = judgeDrafts(deps);
  const write = writeValidations(db);

  return async (
    house: HouseScope & { contactId: string },
    { fileName, bytes, quantityColumn }: FileToValidate,
    following: Following = UNFOLLOWED,
  ): Promise<ValidatedFile> => {
    const fileHash = createHash('sha256').update(bytes).digest();
    const reading = { decimalSign: decimalSignOf(house.locale), quantityColumn };
    const { orders, faults, format } = ordersOf(await read(bytes, reading, house.contactId));
    await following.read(orders.reduce((sum, { lines }) => sum + lines.length, 0));
    const drafts = await drafted(orders, faults);
    const results = await judged(house, drafts, following);
    const whole = drafts.map((draft) => {
      const result = results.get(draft.id);
      if (result === undefined) throw new Error('An order was not assessed');
      return { draft, result };
    });
    await following.judged();
    const file = { fileName, fileHash, format, createdAt: new Date(now()) };
    return { format, validations: await write(house, file, whole, following) };
  };
};
