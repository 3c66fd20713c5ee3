import { createHash } from 'node:crypto';
import { MOST_ORDERS_OF_A_FILE } from '@grossist/contracts';
import type { IncomingOrder, OrderFault, OrderRefusal } from '@grossist/order-formats';
import { v7 as uuidv7 } from 'uuid';
import { type StoredOrderDocument, transaction } from '../../../db/index.ts';
import { breaksRule, Failure } from '../../../http/failure.ts';
import { type Buyer, buyerOf, type Person } from '../../identity/index.ts';
import { type Assessment, assess } from '../assessing/index.ts';
import type { ValidationDeps } from '../deps.ts';
import { matchLines } from '../matching/index.ts';
import { type GuessedCustomer, guessCustomers } from '../parties/index.ts';
import {
  type DocumentFormat,
  type ReadBytes,
  storedDocumentOf,
  storedFaultOf,
  storedLineOf,
} from '../reading/index.ts';
import { scopeOf } from '../scope.ts';
import { assessedColumns, freshLine, insertLines, keepable, keepableJson, type WorkingLine } from '../store/index.ts';

export interface FileToValidate {
  fileName: string;
  bytes: Uint8Array;
}

export interface ValidatedFile {
  format: DocumentFormat;
  validations: readonly { id: string; orderNumber: string; lineCount: number; faultCount: number }[];
}

const LONGEST_NUMBER = 80;

const unreadable = ({ code, reason, place }: OrderRefusal): Failure => {
  const where = [
    place.line === undefined ? '' : `line ${place.line}`,
    place.segment === undefined ? '' : `segment ${place.segment}`,
    place.name ?? '',
  ].filter((part) => part !== '');
  const detail = keepable(where.length > 0 ? `${where.join(', ')}: ${reason}` : reason);
  return new Failure(422, 'unreadable-file', 'The file can not be read', detail, [{ field: code, message: detail }]);
};

/** Faults go with the order that begins before them; what is said of the file as a whole goes with the first. */
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

interface Draft {
  id: string;
  order: IncomingOrder;
  document: StoredOrderDocument;
  faults: readonly OrderFault[];
  guessed: GuessedCustomer | undefined;
  buyer: Buyer | undefined;
  lines: readonly WorkingLine[];
}

/**
 * Reads a file, guesses whose orders it holds, finds what their lines mean and asks for prices and stock; then all of
 * it is written at once. The number of queries grows with the customers of a file alone. [own-val-01]
 * @throws Failure 422 for what is no order, naming the place
 */
export const validateFile = (deps: ValidationDeps & { read: ReadBytes }) => {
  const { db, erp, read, now = Date.now } = deps;
  const guess = guessCustomers(db);
  const buyers = buyerOf(db);
  const match = matchLines(deps);
  const assessed = assess(erp, now);

  const drafted = async (orders: readonly IncomingOrder[], faults: readonly OrderFault[]): Promise<Draft[]> => {
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
        faults: byOrder[index] ?? [],
        guessed: buyer && guessed,
        buyer,
        lines: order.lines.map((line, position) => freshLine(uuidv7(), position, storedLineOf(line))),
      };
    });
  };

  /** The lines of one customer's orders are looked for together. */
  const judged = async (house: Person, drafts: readonly Draft[]): Promise<ReadonlyMap<string, Assessment>> => {
    const groups = new Map<string, Draft[]>();
    for (const draft of drafts) {
      const key = draft.buyer ? `${draft.buyer.contactId} ${draft.buyer.account.id}` : '';
      groups.set(key, [...(groups.get(key) ?? []), draft]);
    }
    const results = new Map<string, Assessment>();
    for (const group of groups.values()) {
      const buyer = group[0]?.buyer;
      const { lines, facts } = await match(
        scopeOf(buyer, house),
        group.flatMap((draft) => draft.lines),
        'all',
      );
      const matched = new Map(lines.map((line) => [line.id, line]));
      // One after the other: the ERP has others to answer too.
      for (const draft of group) {
        const own = draft.lines.flatMap(({ id }) => matched.get(id) ?? []);
        results.set(draft.id, await assessed({ document: draft.document, lines: own, facts, buyer }));
      }
    }
    return results;
  };

  return async (house: Person, { fileName, bytes }: FileToValidate): Promise<ValidatedFile> => {
    const fileHash = createHash('sha256').update(bytes).digest();
    const reading = await read(bytes);
    if (!reading.ok) throw unreadable(reading.refusal);
    const { orders, faults, format } = reading;
    if (orders.length === 0) throw unreadable({ code: 'no-orders', reason: 'the file holds no order', place: {} });
    if (orders.length > MOST_ORDERS_OF_A_FILE)
      throw breaksRule('too-many-orders', `A file may hold at most ${MOST_ORDERS_OF_A_FILE} orders`, 'body');
    const drafts = await drafted(orders, faults);
    const results = await judged(house, drafts);
    const rows = drafts.map(({ id, order, document, guessed, buyer, lines, ...draft }, index) => {
      const result = results.get(id);
      if (result === undefined) throw new Error('An order was not assessed');
      return {
        result,
        id,
        values: {
          id,
          created_by: house.contactId,
          file_name: keepable(fileName),
          file_hash: fileHash,
          order_index: index,
          format,
          document: keepableJson(document),
          order_number: keepable(order.number ?? '').slice(0, LONGEST_NUMBER),
          faults: keepableJson(draft.faults.map(storedFaultOf)),
          fault_count: draft.faults.length,
          line_count: lines.length,
          created_at: new Date(now()),
          ...(guessed && buyer
            ? {
                account_id: guessed.accountId,
                contact_id: guessed.contactId,
                found_by: guessed.foundBy,
                sold_to: buyer.account.soldTo,
                company_number: buyer.company.code,
                market: buyer.market,
              }
            : { market: house.market }),
          ...assessedColumns(result),
        },
      };
    });
    await transaction(db, async (tx) => {
      await tx
        .insertInto('order_validations')
        .values(rows.map(({ values }) => values))
        .execute();
      await insertLines(
        tx,
        rows.flatMap(({ id, result }) => result.lines.map((line) => ({ validationId: id, line }))),
      );
    });
    return {
      format,
      validations: rows.map(({ id, values }) => ({
        id,
        orderNumber: values.order_number,
        lineCount: values.line_count,
        faultCount: values.fault_count,
      })),
    };
  };
};
