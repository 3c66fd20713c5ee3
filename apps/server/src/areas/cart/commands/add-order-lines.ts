import {
  type DeliveryType,
  minQuantity,
  NO_QUANTITY,
  type ProposalKind,
  type Quantity,
  quantityToDecimal,
  subtractQuantity,
  sumQuantity,
} from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import type { LineRow } from '../line-facts.ts';
import { addingOf } from '../lines/adding-of.ts';
import { decideAdding } from '../lines/decide-adding.ts';
import { NOT_ADDED_FAULTS } from '../lines/not-added-faults.ts';
import {
  type FaultyLine,
  gatherByMaterial,
  type OrderLineFault,
  type PastedMaterial,
  readWishes,
} from '../lines/read-wishes.ts';
import { type LineChange, type NewLine, writeLines } from '../lines/write-lines.ts';
import { type CartRow, lockActiveCart } from '../lock-active-cart.ts';
import { MOST_LINES, MOST_OF_A_LINE } from '../most-lines.ts';
import { activeDeliveryType } from '../queries/active-delivery-type.ts';
import { linesBeside } from '../queries/lines-to-change.ts';
import type { Material } from '../queries/material-row.ts';
import { type Numbering, resolveNumbers } from '../queries/resolve-numbers.ts';
import { isJudgedByStock, type StockOf, stockOf } from '../queries/stock-of.ts';

export interface AddedOrderLine {
  lineNumber: number;
  lineId: string;
  code: string;
  quantity: Quantity;
}

export interface ChangedOrderLine {
  lineNumber: number;
  lineId: string;
  material: Material;
  requested: Quantity;
  added: Quantity;
  kind: ProposalKind;
}

export interface AddedOrderLines {
  added: AddedOrderLine[];
  changed: ChangedOrderLine[];
  faults: FaultyLine[];
  lineCount: number;
  /** How the cart goes that they were added to. */
  deliveryType: DeliveryType;
}

/** What each pasted line has of what was added for all of them: what it asked, and the last one the difference. */
const shareOut = ({ lines, material }: PastedMaterial, lineId: string, added: Quantity): AddedOrderLine[] => {
  let left = added;
  return lines.flatMap(({ lineNumber, quantity: asked }, index): AddedOrderLine[] => {
    const quantity = index === lines.length - 1 ? left : minQuantity(asked, left);
    left = subtractQuantity(left, quantity);
    return quantity > NO_QUANTITY ? [{ lineNumber, lineId, code: material.code, quantity }] : [];
  });
};

interface Outcome extends Omit<AddedOrderLines, 'lineCount' | 'deliveryType'> {
  written: { added: NewLine[]; changed: LineChange[] };
}

const decideAll = (
  pasted: readonly PastedMaterial[],
  linesOf: ReadonlyMap<string, readonly LineRow[]>,
  stocks: StockOf,
  cart: CartRow,
): Outcome => {
  const outcome: Outcome = { added: [], changed: [], faults: [], written: { added: [], changed: [] } };
  const refuse = ({ lines }: PastedMaterial, fault: OrderLineFault): void => {
    outcome.faults.push(...lines.map(({ lineNumber, line }) => ({ lineNumber, line, fault, candidates: [] })));
  };
  for (const paste of pasted) {
    const { material } = paste;
    const requested = sumQuantity(paste.lines.map(({ quantity }) => quantity));
    const lines = linesOf.get(material.sapMaterialNumber) ?? [];
    const wish = { quantity: requested, deliveryType: cart.delivery_type };
    const decided = decideAdding(material, stocks.get(material.sapMaterialNumber), lines, wish);
    if (requested > MOST_OF_A_LINE || decided.outcome === 'refused') {
      refuse(paste, decided.outcome === 'refused' ? NOT_ADDED_FAULTS[decided.reason] : 'wrong-quantity');
      continue;
    }
    if (decided.into === undefined && cart.line_count + outcome.written.added.length >= MOST_LINES) {
      refuse(paste, 'cart-full');
      continue;
    }
    const lineId = decided.into?.id ?? uuidv7();
    if (decided.into === undefined) outcome.written.added.push(addingOf(lineId, material, decided, lines));
    else outcome.written.changed.push({ id: lineId, quantity: quantityToDecimal(decided.lineQuantity) });
    outcome.added.push(...shareOut(paste, lineId, decided.added));
    const kind = decided.cappedBy ?? (decided.added === requested ? undefined : 'rounding');
    if (kind !== undefined) {
      const lineNumber = paste.lines[0]?.lineNumber ?? 0;
      outcome.changed.push({ lineNumber, lineId, material, requested, added: decided.added, kind });
    }
  }
  return outcome;
};

const byMaterial = (rows: readonly LineRow[]): ReadonlyMap<string, readonly LineRow[]> => {
  const grouped = new Map<string, LineRow[]>();
  for (const row of rows) {
    const known = grouped.get(row.sap_material_number);
    if (known === undefined) grouped.set(row.sap_material_number, [row]);
    else known.push(row);
  }
  return grouped;
};

const byNumber = (left: { lineNumber: number }, right: { lineNumber: number }): number =>
  left.lineNumber - right.lineNumber;

/**
 * Adds many lines at once: what can be added in one transaction, rounded and capped as one line is; the rest is told,
 * each line with its reason. Constant queries and one call of the ERP, however many lines. [cart-23]
 */
export const addOrderLines = (db: Database, erp: Erp) => {
  const materialsOf = resolveNumbers(db);
  const deliveryTypeOf = activeDeliveryType(db);
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, lines: readonly string[], numbering: Numbering): Promise<AddedOrderLines> => {
    const reads = readWishes(lines);
    const [candidates, deliveryType] = await Promise.all([
      materialsOf(
        buyer,
        reads.map(({ identifier }) => identifier),
        numbering,
      ),
      deliveryTypeOf(buyer),
    ]);
    const { pasted, faults } = gatherByMaterial(reads, candidates);
    const materials = pasted.map(({ material }) => material);
    const judged = materials.filter((material) => isJudgedByStock(material, deliveryType));
    const stocks = await stockIn(
      buyer,
      judged.map(({ sapMaterialNumber }) => sapMaterialNumber),
    );
    return transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (cart.delivery_type !== deliveryType) {
        throw changedMeanwhile('The cart goes by another delivery now: add once more');
      }
      const rows = await linesBeside(tx, cart.id, {
        materials: materials.map(({ sapMaterialNumber }) => sapMaterialNumber),
        lineIds: [],
      });
      const { written, ...outcome } = decideAll(pasted, byMaterial(rows), stocks, cart);
      const hasChanges = written.added.length + written.changed.length > 0;
      const lineCount = hasChanges
        ? (await writeLines(tx, { cartId: cart.id, ...written })).lineCount
        : cart.line_count;
      return {
        added: outcome.added.toSorted(byNumber),
        changed: outcome.changed.toSorted(byNumber),
        faults: [...faults, ...outcome.faults].toSorted(byNumber),
        lineCount,
        deliveryType,
      };
    });
  };
};
