import {
  type DeliveryType,
  minQuantity,
  NO_QUANTITY,
  type ProposalKind,
  type Quantity,
  subtractQuantity,
  sumQuantity,
} from '@grossist/domain';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type LineRow, MOST_LINES, MOST_OF_A_LINE } from '../line-facts.ts';
import { type Adding, decideAdding } from '../lines/decide-adding.ts';
import { type PartWriting, writingOf } from '../lines/line-additions.ts';
import {
  type FaultyLine,
  gatherByMaterial,
  NOT_ADDED_FAULTS,
  type OrderLineFault,
  type PastedMaterial,
  type ReadLine,
  readWishes,
} from '../lines/read-wishes.ts';
import { type LineChange, type NewLine, writeLines } from '../lines/write-lines.ts';
import { type CartRow, lockActiveCart } from '../lock-active-cart.ts';
import { activeDeliveryType } from '../queries/buyer-carts.ts';
import type { Material } from '../queries/find-materials.ts';
import { linesBeside } from '../queries/lines-to-change.ts';
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
  /** What went on clearance and what beside it at the normal price; undefined where nothing was split. */
  split: { clearance: Quantity; normal: Quantity } | undefined;
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
const shareOut = ({ lines, material }: PastedMaterial, parts: readonly PartWriting[]): AddedOrderLine[] => {
  const left = parts.map(({ lineId, part }) => ({ lineId, quantity: part.added }));
  return lines.flatMap(({ lineNumber, quantity: asked }, index): AddedOrderLine[] => {
    let wanted = index === lines.length - 1 ? sumQuantity(left.map(({ quantity }) => quantity)) : asked;
    return left.flatMap((part): AddedOrderLine[] => {
      const quantity = minQuantity(wanted, part.quantity);
      if (quantity <= NO_QUANTITY) return [];
      wanted = subtractQuantity(wanted, quantity);
      part.quantity = subtractQuantity(part.quantity, quantity);
      return [{ lineNumber, lineId: part.lineId, code: material.code, quantity }];
    });
  });
};

/** Why the cart got something else than was asked for; undefined when it did not. */
const changeOf = ({ cappedBy, added, parts }: Adding, requested: Quantity): ProposalKind | undefined => {
  if (cappedBy !== undefined) return cappedBy;
  if (parts.length > 1) return 'clearance-split';
  return added === requested ? undefined : 'rounding';
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
    const parts = writingOf(material, decided, lines);
    const added = parts.flatMap((part) => part.added ?? []);
    if (added.length > 0 && cart.line_count + outcome.written.added.length + added.length > MOST_LINES) {
      refuse(paste, 'cart-full');
      continue;
    }
    outcome.written.added.push(...added);
    outcome.written.changed.push(...parts.flatMap((part) => part.changed ?? []));
    outcome.added.push(...shareOut(paste, parts));
    const kind = changeOf(decided, requested);
    if (kind !== undefined) {
      const lineNumber = paste.lines[0]?.lineNumber ?? 0;
      const [{ lineId, part }, additional] = parts;
      const split = additional && { clearance: part.added, normal: additional.part.added };
      outcome.changed.push({ lineNumber, lineId, material, requested, added: decided.added, kind, split });
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

/** Order lines with their materials and stock, as they were before the transaction. */
export interface PreparedOrderLines {
  deliveryType: DeliveryType;
  pasted: readonly PastedMaterial[];
  faults: readonly FaultyLine[];
  stocks: StockOf;
}

/** Resolves numbers and loads stock of order lines, outside of any transaction. Two queries, one call of the ERP. */
export const prepareOrderLines = (db: Database, erp: Erp) => {
  const materialsOf = resolveNumbers(db);
  const deliveryTypeOf = activeDeliveryType(db);
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, reads: readonly ReadLine[], numbering: Numbering): Promise<PreparedOrderLines> => {
    const [candidates, deliveryType] = await Promise.all([
      materialsOf(
        buyer,
        reads.map(({ identifier }) => identifier),
        numbering,
      ),
      deliveryTypeOf(buyer),
    ]);
    const { pasted, faults } = gatherByMaterial(reads, candidates);
    const judged = pasted.map(({ material }) => material).filter((each) => isJudgedByStock(each, deliveryType));
    const stocks = await stockIn(
      buyer,
      judged.map(({ sapMaterialNumber }) => sapMaterialNumber),
    );
    return { deliveryType, pasted, faults, stocks };
  };
};

/**
 * Adds prepared order lines to the active cart, which it locks. Constant statements, however many lines.
 * @throws Failure 409 when the cart's delivery type changed since they were prepared
 */
export const writeOrderLines = async (
  tx: Transaction,
  buyer: Buyer,
  { deliveryType, pasted, faults, stocks }: PreparedOrderLines,
): Promise<AddedOrderLines> => {
  const cart = await lockActiveCart(tx, buyer);
  if (cart.delivery_type !== deliveryType) {
    throw changedMeanwhile('The delivery mode of the cart was changed: add again');
  }
  const rows = await linesBeside(tx, cart.id, {
    materials: pasted.map(({ material }) => material.sapMaterialNumber),
    lineIds: [],
  });
  const { written, ...outcome } = decideAll(pasted, byMaterial(rows), stocks, cart);
  const hasChanges = written.added.length + written.changed.length > 0;
  const lineCount = hasChanges ? (await writeLines(tx, { cartId: cart.id, ...written })).lineCount : cart.line_count;
  return {
    added: outcome.added.toSorted(byNumber),
    changed: outcome.changed.toSorted(byNumber),
    faults: [...faults, ...outcome.faults].toSorted(byNumber),
    lineCount,
    deliveryType,
  };
};

/**
 * Adds many lines at once: what can be added in one transaction, rounded, split and capped as one line is; the rest is
 * reported, each line with its reason. Constant queries and one call of the ERP, however many lines. [cart-23]
 */
export const addOrderLines = (db: Database, erp: Erp) => {
  const prepare = prepareOrderLines(db, erp);
  return async (buyer: Buyer, lines: readonly string[], numbering: Numbering): Promise<AddedOrderLines> => {
    const prepared = await prepare(buyer, readWishes(lines), numbering);
    return transaction(db, (tx) => writeOrderLines(tx, buyer, prepared));
  };
};
