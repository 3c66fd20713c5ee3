import { type DeliveryType, directDeliveryObstacle, type Proposal } from '@grossist/domain';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule, changedMeanwhile } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { cartFull, MOST_LINES } from '../line-facts.ts';
import { changeQuantities, fieldOf, hasQuantity, type LineUpdate } from '../lines/change-quantities.ts';
import { WorkingLines } from '../lines/working-lines.ts';
import { type LineChange, writeLines } from '../lines/write-lines.ts';
import { lockActiveCart, missingLine } from '../lock-active-cart.ts';
import { type LineMaterial, linesBeside, linesToChange, requireOrderable } from '../queries/lines-to-change.ts';
import { isJudgedByStock, stockOf } from '../queries/stock-of.ts';

export interface ChangedLines {
  /** By line, of quantities that were not set. */
  proposals: ReadonlyMap<string, Proposal>;
  /** The cart's, after the change. */
  version: number;
  /** How the cart goes. */
  deliveryType: DeliveryType;
}

/** Merges updates of the same line: of each field the last value counts. */
const byLine = (updates: readonly LineUpdate[]): Map<string, LineUpdate> => {
  const merged = new Map<string, LineUpdate>();
  for (const update of updates) {
    const given = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
    merged.set(update.lineId, { ...merged.get(update.lineId), ...given, lineId: update.lineId });
  }
  return merged;
};

const textsOf = (update: LineUpdate): LineChange => ({
  id: update.lineId,
  note: update.note,
  additional_note: update.additionalNote,
  accounting_string1: update.accountingString1,
  accounting_string2: update.accountingString2,
  is_direct_delivery: update.isDirectDelivery,
});

const hasTexts = (update: LineUpdate): boolean =>
  Object.entries(textsOf(update)).some(([name, value]) => name !== 'id' && value !== undefined);

const checkDirectDelivery = (
  update: LineUpdate,
  known: LineMaterial,
  deliveryType: DeliveryType,
  isRemnant: boolean,
): void => {
  const field = fieldOf(update, 'IsDirectDeliveryProduct');
  const { material, parentLineId } = known;
  const obstacle = directDeliveryObstacle({
    isOffered: material.isDirectDeliveryProduct,
    isRemnant,
    isKitMaterial: parentLineId !== null,
    deliveryType,
  });
  if (obstacle === 'not-offered')
    throw breaksRule('direct-delivery', `The supplier does not deliver ${material.code} directly`, field);
  if (obstacle === 'smart-kit')
    throw breaksRule('not-allowed-in-smart-kit', `${material.code} is packed into the smart kit`, field);
};

/** Merges changes of the same line, which one statement updates once. */
const oncePerLine = (changes: readonly LineChange[]): LineChange[] => {
  const merged = new Map<string, LineChange>();
  for (const change of changes) merged.set(change.id, { ...merged.get(change.id), ...change });
  return [...merged.values()];
};

/** Writes updates without quantities, which need neither materials nor stock. */
const writeTexts = (db: Database, buyer: Buyer, updates: ReadonlyMap<string, LineUpdate>): Promise<ChangedLines> =>
  transaction(db, async (tx) => {
    const cart = await lockActiveCart(tx, buyer);
    const changed = [...updates.values()].map(textsOf);
    const { changedCount, version } = await writeLines(tx, { cartId: cart.id, changed });
    if (changedCount < updates.size) throw await missingLine(tx, buyer, [...updates.keys()]);
    return { proposals: new Map(), version, deliveryType: cart.delivery_type };
  });

/**
 * Changes lines of the active cart: all or none, in one transaction. A quantity that breaks a rule leaves its line's
 * quantity as it is and is returned as a proposal. Constant queries, however many lines and however large the cart.
 * [cart-13] [cart-19] [cart-20] [cart-21] [cart-22] [cart-25] [cart-38]
 * @throws Failure 404 when a line is not in the buyer's active cart, 409 when it is in one that was it until just now,
 * 422 naming the field: a quantity of 0 or less, a blocked material, a direct delivery that the supplier does not make
 */
export const changeLines = (db: Database, erp: Erp) => {
  const linesOf = linesToChange(db);
  const stockIn = stockOf(erp);

  const failMissing = async (
    tx: Transaction,
    buyer: Buyer,
    ids: readonly string[],
    known: ReadonlyMap<string, unknown>,
  ) => {
    if (ids.some((id) => !known.has(id))) throw await missingLine(tx, buyer, ids);
  };

  return async (buyer: Buyer, list: readonly LineUpdate[]): Promise<ChangedLines> => {
    const updates = byLine(list);
    const ids = [...updates.keys()];
    const judged = [...updates.values()].filter(
      (update) => update.quantity !== undefined || update.isDirectDelivery === true,
    );
    if (judged.length === 0) return writeTexts(db, buyer, updates);
    const { materials, deliveryType } = await linesOf(buyer, ids);
    const quantities = judged.filter(hasQuantity);
    for (const update of quantities) {
      const known = materials.get(update.lineId);
      if (known !== undefined) requireOrderable(known, fieldOf(update, 'Quantity'));
    }
    const beside = [...materials.values()];
    const needsStock = (type: typeof deliveryType) => (each: LineMaterial) =>
      each.isClearanceLine || isJudgedByStock(each.material, type);
    const askedFor = quantities.length === 0 ? [] : beside.filter(needsStock(deliveryType));
    const stocks = await stockIn(buyer, [...new Set(askedFor.map(({ material }) => material.sapMaterialNumber))]);
    return transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      await failMissing(tx, buyer, ids, materials);
      if (quantities.length > 0 && cart.delivery_type !== deliveryType) {
        throw changedMeanwhile('The delivery mode of the cart was changed: check it again');
      }
      const rows = await linesBeside(tx, cart.id, {
        materials: [...new Set(beside.map(({ material }) => material.sapMaterialNumber))],
        lineIds: beside.flatMap(({ lineId, parentLineId }) =>
          parentLineId === null ? [lineId] : [lineId, parentLineId],
        ),
      });
      const lines = new WorkingLines(rows);
      await failMissing(tx, buyer, ids, new Map(rows.map((row) => [row.id, row])));
      for (const update of judged) {
        const known = materials.get(update.lineId);
        const isRemnant = lines.line(update.lineId)?.cable_remnant !== null;
        if (update.isDirectDelivery === true && known !== undefined) {
          checkDirectDelivery(update, known, cart.delivery_type, isRemnant);
        }
      }
      const asksBeforeCuts = buyer.isCableCutPopupEnabled;
      const made = changeQuantities(quantities, lines, { deliveryType, asksBeforeCuts, materials, stocks });
      const changed = oncePerLine([...made.changed, ...[...updates.values()].filter(hasTexts).map(textsOf)]);
      if (cart.line_count + made.added.length > MOST_LINES) throw cartFull();
      const { version } =
        changed.length > 0 ? await writeLines(tx, { cartId: cart.id, changed, added: made.added }) : cart;
      return { proposals: made.proposals, version, deliveryType: cart.delivery_type };
    });
  };
};
