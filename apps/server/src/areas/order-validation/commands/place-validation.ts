import { type CalendarDate, NO_QUANTITY, type Quantity, quantityOf, subtractQuantity } from '@grossist/domain';
import type { Database, StoredAddress, StoredPostalAddress } from '../../../db/index.ts';
import { transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, Failure, notFound } from '../../../http/failure.ts';
import { oneTimeAddress } from '../../delivery/index.ts';
import { addressCountries, type Buyer } from '../../identity/index.ts';
import { type LineRefusal, OrderRefused } from '../../orders/index.ts';
import { buyerOfValidation } from '../commands/reassess.ts';
import { rememberCustomer } from '../parties/customers.ts';
import {
  beginPart,
  giveUpPart,
  keepPlaced,
  latestPart,
  orderedCount,
  type PartRow,
  partOfVersion,
  partsLeft,
} from '../placing/parts.ts';
import { loadLines, type WorkingLine } from '../store/line-rows.ts';
import { requireOpen, type ValidationRow } from '../store/validation-rows.ts';

interface PlacedPart {
  orderId: string;
  salesOrderId: string;
}

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
      isClearance?: boolean;
    }[];
    name?: string;
    customerReference?: string;
    deliveryDate?: CalendarDate;
    address?: StoredAddress;
    projectNumber?: string;
    note?: string;
    contact?: { person: string; phone: string };
  },
) => Promise<PlacedPart>;

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
/** As long as a buyer may write it on the page. */
const LONGEST_NOTE = 1000;
const LONGEST_PERSON = 80;
const LONGEST_PHONE = 40;

/** The delivery address of the document. */
const documentAddress = (buyer: Buyer, address: StoredPostalAddress): StoredAddress => {
  const countryCode = address.country === '' ? buyer.market : address.country.toUpperCase();
  if (!addressCountries(buyer.market).includes(countryCode))
    throw breaksRule('address-country', `Nothing is sent to ${countryCode}`, 'ToDocumentAddress');
  const { street, city, postalCode } = address;
  const name = address.name === '' ? buyer.company.name : address.name;
  return oneTimeAddress(buyer, { name, street, city, postalCode, countryCode });
};

const asPlaced = (part: PartRow | undefined): Placing => ({
  outcome: 'placed',
  orderId: part?.order_id ?? '',
  salesOrderId: part?.sales_order_id ?? '',
});

const lockValidation = async (tx: Database, id: string): Promise<ValidationRow> => {
  const row = await tx.selectFrom('order_validations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound('validation');
  return row;
};

interface SetAside {
  row: ValidationRow;
  /** Ordered already, when it has an order. */
  part: PartRow | undefined;
}

/**
 * Sets the next part aside for being ordered: nothing of the document changes until the outcome is known. Who
 * asks while it is being ordered, after a crash, or once more with what they saw then, asks for the same order.
 */
const setAside = (db: Database, id: string, wanted: WantedPlacing): Promise<SetAside> =>
  transaction(db, async (tx) => {
    const row = await lockValidation(tx, id);
    const before = await partOfVersion(tx, id, wanted.seenVersion);
    if (before !== undefined && before.order_id !== null) return { row, part: before };
    if (row.state === 'placed' || row.state === 'placing') return { row, part: await latestPart(tx, id) };
    requireOpen(row, wanted.seenVersion);
    if (row.account_id === null) throw breaksRule('no-customer', 'Choose whose order it is', 'CustomerId');
    if (row.orderable_count === 0) throw breaksRule('nothing-to-order', 'No line can be ordered');
    const ordered = await orderedCount(tx, id);
    if (row.line_count - ordered - row.orderable_count !== wanted.notOrdered)
      throw changedMeanwhile('Other lines can be ordered than were seen: look at it once more');
    await beginPart(tx, id, row.part_count + 1, wanted.seenVersion);
    await tx.updateTable('order_validations').set({ state: 'placing' }).where('id', '=', id).execute();
    return { row: { ...row, state: 'placing' as const }, part: await latestPart(tx, id) };
  });

/** Under another version: what was asked with this one is answered, and begins nothing any more. */
const putBack = (db: Database, id: string, begun: PartRow): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await lockValidation(tx, id);
    if (row.state !== 'placing' || !(await giveUpPart(tx, begun))) return;
    await tx
      .updateTable('order_validations')
      .set({ state: 'open', version: row.version + 1 })
      .where('id', '=', id)
      .execute();
  });

/**
 * Returns true when the order certainly failed. When the outcome is unknown, the part stays set aside: it may have been
 * taken, and is requested again.
 */
const isAnswer = (error: unknown): boolean =>
  error instanceof OrderRefused || (error instanceof Failure && error.status < 500);

/** The recipient at the document's address; none for the account's own address. */
const contactOf = ({ contactName = '', contactPhone = '' }: ValidationRow['document'], buyer: Buyer) =>
  contactName === '' && contactPhone === ''
    ? {}
    : {
        contact: {
          person: (contactName === '' ? buyer.name : contactName).slice(0, LONGEST_PERSON),
          phone: contactPhone.slice(0, LONGEST_PHONE),
        },
      };

/** The document's project, when it is one of the account's. */
const projectOf = async (db: Database, { document }: ValidationRow, buyer: Buyer) => {
  if (document.project === '') return {};
  const known = await db
    .selectFrom('projects')
    .select('number')
    .where('account_id', '=', buyer.account.id)
    .where('number', '=', document.project)
    .executeTakeFirst();
  return known === undefined ? {} : { projectNumber: known.number };
};

/** Splits the note of a line into what a line holds and the rest. */
const splitNote = (note: string): { held: string; rest: string } => {
  const letters = [...note];
  return { held: letters.slice(0, LONGEST_NOTE).join(''), rest: letters.slice(LONGEST_NOTE).join('') };
};

/** Returns what of the notes of lines goes beyond a line, each part with the line that it continues. */
const longNotes = (lines: readonly WorkingLine[]): string[] =>
  lines.flatMap(({ document: { lineNumber, at, note } }) => {
    const { rest } = splitNote(note);
    return rest === '' ? [] : [`${lineNumber || at}: … ${rest}`];
  });

/** The document's note, with a reference and notes of lines that the order's own fields hold only a part of. */
const noteOf = (note: string, reference: string, lines: readonly WorkingLine[]): { note?: string } => {
  const isCut = [...reference].length > LONGEST_REFERENCE;
  const parts = [isCut ? reference : '', note, ...longNotes(lines)].filter((part) => part !== '');
  return parts.length === 0 ? {} : { note: parts.join('\n') };
};

/** Clearance goods are lines of their own. */
const orderedLines = ({ material, quantity, clearance, document: { note, accounting } }: WorkingLine) => {
  const onSale = quantityOf(clearance);
  const rest = subtractQuantity(quantityOf(quantity), onSale);
  const line = {
    sapMaterialNumber: material ?? '',
    ...(note === '' ? {} : { note: splitNote(note).held }),
    ...(accounting === '' ? {} : { accountingString1: accounting }),
  };
  return [
    ...(onSale > NO_QUANTITY ? [{ ...line, quantity: onSale, isClearance: true }] : []),
    ...(rest > NO_QUANTITY ? [{ ...line, quantity: rest }] : []),
  ];
};

const orderColumns = ({ orderId, salesOrderId }: PlacedPart) => ({ order_id: orderId, sales_order_id: salesOrderId });

// The first part's key is that of documents that are ordered whole.
const keyOf = (id: string, part: number): string => (part === 1 ? `validation:${id}` : `validation:${id}:${part}`);

/**
 * Orders what can be ordered of a validation in the chosen contact's name, as many lines as one order holds; the rest
 * is left open, to be asked for with the version that follows. Each part once: asked again, or by two at a time, it
 * answers the same order; what the ERP refuses is reported by line, and the validation is worked on as before.
 * [own-val-10]
 * @throws Failure 404, 409 when it is not as it was seen, 422 without customer or lines, 503 when the ERP does not
 * answer
 */
export const placeValidation = ({ db, placeLines, now = Date.now }: PlaceDeps) => {
  const buyerFor = buyerOfValidation({ db });

  const order = async (
    row: ValidationRow,
    buyer: Buyer,
    { part, lines }: { part: number; lines: readonly WorkingLine[] },
    wanted: WantedPlacing,
  ) => {
    const { document } = row;
    const reference = wanted.customerReference ?? (document.reference === '' ? row.order_number : document.reference);
    const address =
      wanted.toDocumentAddress && document.address !== null ? documentAddress(buyer, document.address) : undefined;
    return placeLines(buyer, {
      key: keyOf(row.id, part),
      source: 'support',
      lines: lines.flatMap(orderedLines),
      name: row.order_number,
      customerReference: [...reference].slice(0, LONGEST_REFERENCE).join(''),
      ...(wanted.deliveryDate === undefined ? {} : { deliveryDate: wanted.deliveryDate }),
      ...noteOf(document.note, reference, lines),
      ...(await projectOf(db, row, buyer)),
      ...(address === undefined ? {} : { address, ...contactOf(document, buyer) }),
    });
  };

  const record = (
    row: ValidationRow,
    buyer: Buyer,
    begun: PartRow,
    lines: readonly WorkingLine[],
    placed: PlacedPart,
  ) =>
    transaction(db, async (tx) => {
      const { part } = begun;
      const locked = await lockValidation(tx, row.id);
      if (locked.part_count >= part) return;
      const placedAt = new Date(now());
      await keepPlaced(tx, { ...begun, ...orderColumns(placed), placed_at: placedAt }, lines);
      const { open } = await partsLeft(tx, row.id);
      await tx
        .updateTable('order_validations')
        .set({
          state: open === 0 ? 'placed' : 'open',
          ...(locked.order_id === null ? orderColumns(placed) : {}),
          placed_at: placedAt,
          part_count: part,
          orderable_count: open,
          // What the rest comes to is to be asked: freight and stock are no longer those of the whole.
          ...(open === 0 && part === 1 ? {} : { price_summary: null }),
          version: locked.version + 1,
        })
        .where('id', '=', row.id)
        .execute();
      await rememberCustomer(tx, buyer, row.document, lines);
    });

  return async (id: string, wanted: WantedPlacing): Promise<Placing> => {
    const { row, part: begun } = await setAside(db, id, wanted);
    if (begun === undefined || begun.order_id !== null) return asPlaced(begun);
    const { part } = begun;
    const [buyer, all] = await Promise.all([buyerFor(row), loadLines(db, id)]);
    const lines = all.filter((line) => line.part === part);
    // A concurrent request may have been refused and have given it up.
    if (lines.length === 0) throw changedMeanwhile('This part was given up meanwhile: look at it once more');
    try {
      if (buyer === undefined) throw breaksRule('not-a-customer', 'The contact may no longer order', 'ContactId');
      const placed = await order(row, buyer, { part, lines }, wanted);
      await record(row, buyer, begun, lines, placed);
      return { outcome: 'placed', ...placed };
    } catch (error) {
      if (isAnswer(error)) await putBack(db, id, begun);
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
