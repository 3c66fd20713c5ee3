import type { LineDifferenceKind, ValidatedLineStatus } from '@grossist/domain';
import { type Selectable, sql } from 'kysely';
import type {
  Database,
  OrderValidationLinesTable,
  StoredCandidate,
  StoredLinePrice,
  StoredOrderLine,
  Transaction,
} from '../../../db/index.ts';
import { keepable, keepableJson } from './keepable.ts';

/** A line with what has been found and decided of it. */
export interface WorkingLine {
  id: string;
  position: number;
  document: StoredOrderLine;
  /** What it may mean, the likeliest first. */
  candidates: readonly StoredCandidate[];
  /** The material that is meant; null while unknown. */
  material: string | null;
  /** Somebody chose it, and it is not chosen again. */
  isByHand: boolean;
  /** In sales units, when somebody changed it. */
  wanted: string | null;
  isRemoved: boolean;
  /** What is ordered of it, in sales units. */
  quantity: string;
  /** What of it is sold as clearance goods. */
  clearance: string;
  /** The part in which it is, or is being, ordered; null: none yet. */
  part: number | null;
  status: ValidatedLineStatus;
  isOrderable: boolean;
  differences: readonly LineDifferenceKind[];
  price: StoredLinePrice | null;
}

/** A line of a document of which nothing is known yet. */
export const freshLine = (id: string, position: number, document: StoredOrderLine): WorkingLine => ({
  id,
  position,
  document,
  candidates: [],
  material: null,
  isByHand: false,
  wanted: null,
  isRemoved: false,
  quantity: document.quantity,
  clearance: '0',
  part: null,
  status: 'notFound',
  isOrderable: false,
  differences: [],
  price: null,
});

export type LineRow = Selectable<OrderValidationLinesTable>;

export const lineOfRow = (row: LineRow): WorkingLine => ({
  id: row.id,
  position: row.position,
  document: row.document,
  candidates: row.candidates,
  material: row.sap_material_number,
  isByHand: row.is_by_hand,
  wanted: row.wanted,
  isRemoved: row.is_removed,
  quantity: row.quantity,
  clearance: row.clearance_quantity,
  part: row.part,
  // Written by this very area.
  status: row.status as ValidatedLineStatus,
  isOrderable: row.is_orderable,
  differences: row.differences as LineDifferenceKind[],
  price: row.price,
});

/** Every line of a validation in the document's order. One query. */
export const loadLines = async (db: Database | Transaction, validationId: string): Promise<readonly WorkingLine[]> => {
  const rows = await db
    .selectFrom('order_validation_lines')
    .selectAll()
    .where('validation_id', '=', validationId)
    .orderBy('position')
    .execute();
  return rows.map(lineOfRow);
};

const changing = (line: WorkingLine) => ({
  candidates: line.candidates,
  sap_material_number: line.material,
  is_by_hand: line.isByHand,
  wanted: line.wanted,
  quantity: line.quantity,
  clearance_quantity: line.clearance,
  status: line.status,
  is_orderable: line.isOrderable,
  is_removed: line.isRemoved,
  differences: line.differences,
  price: line.price,
});

/** All that is searched for within a validation: numbers, words and note of the document. */
const searchedOf = ({ document }: WorkingLine): string =>
  keepable(
    [document.lineNumber, ...document.numbers.map(({ number }) => number), document.name, document.note].join(' '),
  ).toLowerCase();

/** Writes the lines of new validations. One statement, however many there are. */
export const insertLines = async (
  tx: Transaction,
  lines: readonly { validationId: string; line: WorkingLine }[],
): Promise<void> => {
  const rows = lines.map(({ validationId, line }) => ({
    id: line.id,
    validation_id: validationId,
    position: line.position,
    document: line.document,
    searched: searchedOf(line),
    ...changing(line),
  }));
  await sql`
    insert into order_validation_lines (id, validation_id, position, document, searched, candidates,
      sap_material_number, is_by_hand, wanted, quantity, clearance_quantity, status, is_orderable, is_removed,
      differences, price)
    select r.id, r.validation_id, r.position, r.document, r.searched, r.candidates, r.sap_material_number, r.is_by_hand,
      r.wanted, r.quantity, r.clearance_quantity, r.status, r.is_orderable, r.is_removed, r.differences, r.price
    from jsonb_to_recordset(${keepableJson(rows)}::jsonb) as r(id uuid, validation_id uuid, position integer,
      document jsonb, searched text, candidates jsonb, sap_material_number text, is_by_hand boolean, wanted numeric,
      quantity numeric, clearance_quantity numeric, status text, is_orderable boolean, is_removed boolean,
      differences text[], price jsonb)`.execute(tx);
};

/** Makes JSON comparable: PostgreSQL stores an object's fields in an order of its own. */
const signature = ({ candidates, price, ...line }: WorkingLine): string =>
  JSON.stringify([
    candidates.map(({ material, by }) => [material, by]),
    price && [
      price.unitPrice,
      price.perQuantity,
      price.amount,
      price.cuttingFee,
      price.atp,
      price.exceeded,
      price.deliveryDate,
      price.color,
    ],
    [
      line.material,
      line.isByHand,
      line.wanted,
      line.quantity,
      line.clearance,
      line.status,
      line.isOrderable,
      line.isRemoved,
    ],
    line.differences,
  ]);

/** Writes those lines that are no longer as they were. At most one statement. */
export const updateLines = async (
  tx: Transaction,
  before: readonly WorkingLine[],
  after: readonly WorkingLine[],
): Promise<void> => {
  const known = new Map(before.map((line) => [line.id, signature(line)]));
  const changed = after.filter((line) => known.get(line.id) !== signature(line));
  if (changed.length === 0) return;
  const rows = changed.map((line) => ({ id: line.id, ...changing(line) }));
  await sql`
    update order_validation_lines l set candidates = r.candidates, sap_material_number = r.sap_material_number,
      is_by_hand = r.is_by_hand, wanted = r.wanted, quantity = r.quantity,
      clearance_quantity = r.clearance_quantity, status = r.status,
      is_orderable = r.is_orderable, is_removed = r.is_removed, differences = r.differences, price = r.price
    from jsonb_to_recordset(${keepableJson(rows)}::jsonb) as r(id uuid, candidates jsonb, sap_material_number text,
      is_by_hand boolean, wanted numeric, quantity numeric, clearance_quantity numeric, status text, is_orderable boolean, is_removed boolean,
      differences text[], price jsonb)
    where l.id = r.id`.execute(tx);
};
