import type { IncomingOrder, OrderFault } from '@grossist/order-formats';
import { v7 as uuidv7 } from 'uuid';
import type { Database, StoredOrderDocument, Transaction } from '../../../db/index.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import { type GuessedCustomer, guessCustomers } from '../parties/customers.ts';
import { storedDocumentOf, storedLineOf } from '../reading/stored-document.ts';
import { freshLine, type WorkingLine } from '../store/line-rows.ts';

/** An order of a file before anything is known of its lines. */
export interface Draft {
  id: string;
  order: IncomingOrder;
  document: StoredOrderDocument;
  faults: readonly OrderFault[];
  guessed: GuessedCustomer | undefined;
  buyer: Buyer | undefined;
  lines: readonly WorkingLine[];
}

/** Faults go with the order that begins before them; faults of the file as a whole go with the first. */
const faultsByOrder = (orders: readonly IncomingOrder[], faults: readonly OrderFault[]): readonly OrderFault[][] => {
  const starts = orders.map(({ lines }) => lines[0]?.at ?? Number.POSITIVE_INFINITY);
  const shared: OrderFault[][] = orders.map(() => []);
  for (const fault of faults) {
    const at = fault.place.segment ?? fault.place.line ?? 0;
    const owner = starts.findLastIndex((start) => start <= at);
    shared[Math.max(0, owner)]?.push(fault);
  }
  return shared;
};

/** Prices without a currency are in none: not in the customer's, and so not compared. */
const currencyFault = ({ currency, lines }: IncomingOrder): readonly OrderFault[] => {
  const priced = currency === undefined ? lines.find(({ unitPrice }) => unitPrice !== undefined) : undefined;
  if (priced === undefined) return [];
  return [{ severity: 'noted', code: 'no-currency', reason: 'the prices name no currency', place: {}, values: {} }];
};

/** The orders of a file, each with whose it is held to be. One query, and one for each customer that is guessed. */
export const draftOrders = (db: Database) => {
  const guess = guessCustomers(db);
  const buyers = buyerOf(db);
  return async (orders: readonly IncomingOrder[], faults: readonly OrderFault[]): Promise<readonly Draft[]> => {
    const documents = orders.map(storedDocumentOf);
    const guesses = await guess(documents);
    const asked = new Map(guesses.flatMap((each) => (each ? [[`${each.contactId} ${each.accountId}`, each]] : [])));
    const known = new Map(
      await Promise.all(
        [...asked].map(async ([key, each]) => [key, await buyers(each.contactId, each.accountId)] as const),
      ),
    );
    const byOrder = faultsByOrder(orders, faults);
    return orders.map((order, index): Draft => {
      const guessed = guesses[index];
      const buyer = guessed && known.get(`${guessed.contactId} ${guessed.accountId}`);
      return {
        id: uuidv7(),
        order,
        document: documents[index] ?? storedDocumentOf(order),
        faults: [...(byOrder[index] ?? []), ...currencyFault(order)],
        guessed: buyer && guessed,
        buyer,
        lines: order.lines.map((line, position) => freshLine(uuidv7(), position, storedLineOf(line))),
      };
    });
  };
};

/** Progress callbacks while a file is processed; throwing from one stops the work. */
export interface Following {
  /** Lines that are matched between two tellings. */
  atOnce: number;
  read(lineCount: number): Promise<void>;
  /** So many lines more. */
  matched(count: number): Promise<void>;
  pricing(): Promise<void>;
  /** What becomes of all lines is known, and is written next. */
  judged(): Promise<void>;
  /** Within the transaction that writes all of it. */
  writing(tx: Transaction): Promise<void>;
  /** The upload that it is of; null for none. */
  uploadId: string | null;
}

const nothing = async (): Promise<void> => undefined;

/** No progress callbacks: the whole file at once. */
export const UNFOLLOWED: Following = {
  atOnce: 1_000_000,
  read: nothing,
  matched: nothing,
  pricing: nothing,
  judged: nothing,
  writing: nothing,
  uploadId: null,
};
