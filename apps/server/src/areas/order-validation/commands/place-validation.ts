import { type CalendarDate, type Quantity, quantityOf } from '@grossist/domain';
import type { Database, StoredAddress, StoredPostalAddress } from '../../../db/index.ts';
import { transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, Failure, notFound } from '../../../http/failure.ts';
import { addressCountries, type Buyer } from '../../identity/index.ts';
import { type LineRefusal, MOST_PLACED_LINES, OrderRefused } from '../../orders/index.ts';
import { rememberCustomer } from '../parties/index.ts';
import { loadLines, requireOpen, type ValidationRow, type WorkingLine } from '../store/index.ts';
import { buyerOfValidation } from './reassess.ts';

/** Makes an order of lines that come from elsewhere; asked again with the same key it answers the first one. */
export type PlaceLines = (
  buyer: Buyer,
  wanted: {
    key: string;
    source: 'support';
    lines: readonly {
      sapMaterialNumber: string;
      quantity: Quantity;
      note?: string;
      accountingString1?: string;
    }[];
    name?: string;
    customerReference?: string;
    deliveryDate?: CalendarDate;
    address?: StoredAddress;
  },
) => Promise<{ orderId: string; salesOrderId: string }>;

export interface PlaceDeps {
  db: Database;
  placeLines: PlaceLines;
  now?: () => number;
}

export interface WantedPlacing {
  seenVersion: number;
  /** How many lines are not ordered, as it was seen. */
  notOrdered: number;
  customerReference: string | undefined;
  deliveryDate: CalendarDate | undefined;
  toDocumentAddress: boolean;
}

export type Placing =
  | { outcome: 'placed'; orderId: string; salesOrderId: string }
  | { outcome: 'refused'; lines: readonly (LineRefusal & { validationLineId: string | undefined })[] };

const LONGEST_REFERENCE = 60;
const LONGEST_NOTE = 200;

const oneTimeAddress = (buyer: Buyer, told: StoredPostalAddress): StoredAddress => {
  const countryCode = told.country === '' ? buyer.market : told.country.toUpperCase();
  if (!addressCountries(buyer.market).includes(countryCode))
    throw breaksRule('address-country', `Nothing is sent to ${countryCode}`, 'ToDocumentAddress');
  return {
    id: '',
    name: told.name === '' ? buyer.company.name : told.name,
    name2: '',
    street: told.street,
    city: told.city,
    postalCode: told.postalCode,
    countryCode,
    projectNumber: '',
    shipTo: '',
    soldTo: buyer.account.soldTo,
    shippingCondition: '',
    isOneTimeAddress: true,
    isServiceCenter: false,
    plantId: '',
    isDefault: false,
  };
};

const asPlaced = (row: ValidationRow): Placing => ({
  outcome: 'placed',
  orderId: row.order_id ?? '',
  salesOrderId: row.sales_order_id,
});

const lockValidation = async (tx: Database, id: string): Promise<ValidationRow> => {
  const row = await tx.selectFrom('order_validations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound('validation');
  return row;
};

/**
 * Sets it aside for being ordered: nothing of it changes until an answer says what became of it. Who asks while it is
 * being ordered, or after a crash, asks for the same order.
 */
const setAside = (db: Database, id: string, wanted: WantedPlacing): Promise<ValidationRow> =>
  transaction(db, async (tx) => {
    const row = await lockValidation(tx, id);
    if (row.state === 'placed' || row.state === 'placing') return row;
    requireOpen(row, wanted.seenVersion);
    if (row.account_id === null) throw breaksRule('no-customer', 'Choose whose order it is', 'CustomerId');
    if (row.orderable_count === 0) throw breaksRule('nothing-to-order', 'No line can be ordered');
    if (row.orderable_count > MOST_PLACED_LINES)
      throw breaksRule('too-many-lines', `One order holds at most ${MOST_PLACED_LINES} lines`);
    if (row.line_count - row.orderable_count !== wanted.notOrdered)
      throw changedMeanwhile('Other lines can be ordered than were seen: look at it once more');
    await tx.updateTable('order_validations').set({ state: 'placing' }).where('id', '=', id).execute();
    return { ...row, state: 'placing' as const };
  });

const putBack = async (db: Database, id: string): Promise<void> => {
  await db
    .updateTable('order_validations')
    .set({ state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'placing')
    .execute();
};

/** Said of this very order. When nobody could say, it stays set aside: it may have been taken, and is asked for again. */
const isAnswer = (error: unknown): boolean =>
  error instanceof OrderRefused || (error instanceof Failure && error.status < 500);

const orderedLine = ({ material, quantity, document: { note, accounting } }: WorkingLine) => ({
  sapMaterialNumber: material ?? '',
  quantity: quantityOf(quantity),
  ...(note === '' ? {} : { note: [...note].slice(0, LONGEST_NOTE).join('') }),
  ...(accounting === '' ? {} : { accountingString1: accounting }),
});

/**
 * Orders what can be ordered of a validation, in the chosen contact's name. Once: asked again, or by two at a time, it
 * answers the same order; what the ERP refuses is told by line, and the validation is worked on as before. [own-val-10]
 * @throws Failure 404, 409 when it is not as it was seen, 422 without customer or lines, 503 when the ERP does not answer
 */
export const placeValidation = ({ db, placeLines, now = Date.now }: PlaceDeps) => {
  const buyerFor = buyerOfValidation({ db });

  const order = async (row: ValidationRow, buyer: Buyer, lines: readonly WorkingLine[], wanted: WantedPlacing) => {
    const { document } = row;
    const reference = wanted.customerReference ?? (document.reference === '' ? row.order_number : document.reference);
    const address =
      wanted.toDocumentAddress && document.address !== null ? oneTimeAddress(buyer, document.address) : undefined;
    return placeLines(buyer, {
      key: `validation:${row.id}`,
      source: 'support',
      lines: lines.map(orderedLine),
      name: row.order_number,
      customerReference: [...reference].slice(0, LONGEST_REFERENCE).join(''),
      ...(wanted.deliveryDate === undefined ? {} : { deliveryDate: wanted.deliveryDate }),
      ...(address === undefined ? {} : { address }),
    });
  };

  return async (id: string, wanted: WantedPlacing): Promise<Placing> => {
    const row = await setAside(db, id, wanted);
    if (row.state === 'placed') return asPlaced(row);
    const [buyer, all] = await Promise.all([buyerFor(row), loadLines(db, id)]);
    const lines = all.filter(({ isOrderable, material }) => isOrderable && material !== null);
    try {
      if (buyer === undefined) throw breaksRule('not-a-customer', 'The contact may no longer order', 'ContactId');
      const placed = await order(row, buyer, lines, wanted);
      await transaction(db, async (tx) => {
        const locked = await lockValidation(tx, id);
        if (locked.state === 'placed') return;
        await tx
          .updateTable('order_validations')
          .set({
            state: 'placed',
            order_id: placed.orderId,
            sales_order_id: placed.salesOrderId,
            placed_at: new Date(now()),
            version: locked.version + 1,
          })
          .where('id', '=', id)
          .execute();
        await rememberCustomer(tx, buyer, row.document, lines);
      });
      return { outcome: 'placed', ...placed };
    } catch (error) {
      if (isAnswer(error)) await putBack(db, id);
      if (!(error instanceof OrderRefused)) throw error;
      const lineOf = new Map(lines.map((line) => [line.material, line.id]));
      return {
        outcome: 'refused',
        lines: error.lines.map((refusal) => ({
          ...refusal,
          validationLineId: lineOf.get(refusal.sapMaterialNumber),
        })),
      };
    }
  };
};
