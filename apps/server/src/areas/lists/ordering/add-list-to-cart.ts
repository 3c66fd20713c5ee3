import type { OperationOutput, addListToCart as Wire } from '@grossist/contracts';
import {
  languageOf,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  quantityToNumber,
  sumQuantity,
  textIn,
} from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import {
  addOrderLines,
  keepBoxSize,
  MATERIAL_COLUMNS,
  type Material,
  type MaterialRow,
  materialOf,
  type OrderLineFault,
  presetQuantityOf,
} from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { requireList } from '../policy.ts';
import { visibleLine } from '../queries/list-rows.ts';

interface ListLineToOrder {
  lineId: string;
  material: Material;
  /** Undefined for a line without a usual quantity. */
  usualQuantity: Quantity | undefined;
}

interface Row extends MaterialRow {
  id: string;
  usual_quantity: string | null;
}

/**
 * Returns lines of a list that the buyer may see, in their order: those named, or all; at most `limit`. One query.
 * @param lineIds undefined: all lines
 */
const linesToOrder =
  (db: Database) =>
  async (
    buyer: Buyer,
    listId: string,
    lineIds: readonly string[] | undefined,
    limit: number,
  ): Promise<readonly ListLineToOrder[]> => {
    const { rows } = await sql<Row>`
      select l.id, l.usual_quantity, ${MATERIAL_COLUMNS}
      from variation_list_lines l join materials m on m.sap_material_number = l.sap_material_number
      where l.list_id = ${listId} and ${visibleLine(buyer)}
        ${lineIds === undefined ? sql`` : sql`and l.id = any(${[...lineIds]}::uuid[])`}
      order by l.position, l.id limit ${limit}`.execute(db);
    return rows.map((row) => ({
      lineId: row.id,
      material: materialOf(row),
      usualQuantity: row.usual_quantity === null ? undefined : quantityOf(row.usual_quantity),
    }));
  };

type Answered = OperationOutput<typeof Wire>;
type Reason = Answered['Refused'][number]['Reason'];

interface LineAsked {
  lineId: string;
  /** As sent; absent: the usual quantity, else the least that can be ordered. */
  quantity?: number | undefined;
}

interface OrderedLine extends ListLineToOrder {
  asked: Quantity;
}

const MOST_LINES = 2000;

const REASONS: Record<OrderLineFault, Reason> = {
  'unknown-article-number': 'unavailable',
  'several-articles': 'unavailable',
  'wrong-quantity': 'quantity',
  'other-unit': 'quantity',
  'unknown-pieces': 'quantity',
  'not-orderable': 'blocked',
  'out-of-stock': 'sold-out',
  'not-allowed-in-smart-kit': 'not-in-this-cart',
  'cart-full': 'cart-full',
};

const reasonOf = (fault: OrderLineFault, { status }: Material): Reason =>
  fault === 'not-orderable' && status === '40' ? 'obsolete' : REASONS[fault];

const askedOf = (line: ListLineToOrder, sent: Quantity | undefined): Quantity =>
  sent ?? line.usualQuantity ?? presetQuantityOf(line.material);

const sentQuantities = (wanted: readonly LineAsked[]): ReadonlyMap<string, Quantity | undefined> => {
  const sent = new Map<string, Quantity | undefined>();
  for (const [index, { lineId, quantity: number }] of wanted.entries()) {
    if (sent.has(lineId)) throw breaksRule('line-twice', 'A line is named twice', `Lines.${index}.LineId`);
    const quantity = number === undefined ? undefined : quantityOfWire(number);
    if (quantity !== undefined && quantity <= NO_QUANTITY) {
      throw breaksRule('quantity-not-positive', 'The quantity must be above 0', `Lines.${index}.Quantity`);
    }
    sent.set(lineId, quantity);
  }
  return sent;
};

/**
 * Puts lines of a list into the active cart by the command that adds order lines, in its one transaction: all lines, or
 * those named with their quantities. Every line is reported once: added, rounded, capped or refused. A constant number
 * of statements and one call of the ERP. [own-vl-11]
 * @throws Failure 404 for a list that the buyer may not read or a line that it has not, 422 `too-many-lines`,
 * `line-twice`, `quantity-not-positive`
 */
export const addListToCart = (db: Database, erp: Erp) => {
  const linesOf = linesToOrder(db);
  const add = addOrderLines(db, erp);
  const sized = keepBoxSize(db, erp);

  const chosen = async (
    buyer: Buyer,
    listId: string,
    wanted: readonly LineAsked[] | undefined,
  ): Promise<readonly OrderedLine[]> => {
    const sent = wanted && sentQuantities(wanted);
    const lines = await linesOf(buyer, listId, sent && [...sent.keys()], MOST_LINES + 1);
    if (sent !== undefined && lines.length < sent.size) throw notFound('line of this list');
    if (lines.length > MOST_LINES) {
      throw breaksRule('too-many-lines', `At most ${MOST_LINES} lines go into the cart at once: choose lines`, 'Lines');
    }
    return lines.map((line) => ({ ...line, asked: askedOf(line, sent?.get(line.lineId)) }));
  };

  return async (buyer: Buyer, listId: string, wanted: readonly LineAsked[] | undefined): Promise<Answered> => {
    await requireList(db, buyer, listId);
    const lines = await chosen(buyer, listId, wanted);
    const texts = lines.map(({ material, asked }) => `${material.sapMaterialNumber};${quantityToDecimal(asked)}`);
    const done = await sized(buyer, await add(buyer, texts, 'sap'));
    const faults = new Map(done.faults.map(({ lineNumber, fault }) => [lineNumber, fault]));
    const taken = new Map<number, { lineId: string; quantities: Quantity[] }>();
    for (const { lineNumber, lineId, quantity } of done.added) {
      const before = taken.get(lineNumber);
      // A second part of a line is what clearance stock does not cover.
      if (before === undefined) taken.set(lineNumber, { lineId, quantities: [quantity] });
      else before.quantities.push(quantity);
    }
    const answered: Answered = { Added: [], Rounded: [], Capped: [], Refused: [], ItemCount: done.lineCount };
    for (const [index, { lineId: LineId, material, asked }] of lines.entries()) {
      const Name = textIn(material.names, languageOf(buyer.locale))?.text ?? material.code;
      const line = { LineId, Code: material.code, Name, Asked: quantityToNumber(asked) };
      const part = taken.get(index + 1);
      if (part === undefined) {
        const fault = faults.get(index + 1) ?? 'out-of-stock';
        answered.Refused.push({ ...line, Reason: reasonOf(fault, material) });
        continue;
      }
      const quantity = sumQuantity(part.quantities);
      const added = { ...line, CartItemId: part.lineId, Quantity: quantityToNumber(quantity) };
      if (quantity === asked) answered.Added.push(added);
      else if (quantity > asked) answered.Rounded.push(added);
      else answered.Capped.push(added);
    }
    return answered;
  };
};
