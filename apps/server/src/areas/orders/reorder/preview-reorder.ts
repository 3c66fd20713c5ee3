import type { getOrderAgain, OperationOutput } from '@grossist/contracts';
import { quantityOf, quantityToNumber } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { type AddableToday, addableKits, addableToday } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { isKitLine } from '../details/order-line.ts';
import { type OrderLineRow, readOrder } from '../details/read-order.ts';
import { knownMaterials, lineReference, MOST_OF_A_KIT, type Reason, reasonOf, selectLines } from './select-lines.ts';

type Answered = OperationOutput<typeof getOrderAgain>;
type Line = Answered['Lines'][number];

const unbound = (line: OrderLineRow, buyer: Buyer, reason: Reason | null): Line => ({
  ...lineReference(line, buyer),
  Quantity: quantityToNumber(quantityOf(line.quantity)),
  SalesUnit: line.sales_unit,
  MinQuantity: 0,
  Multiplum: 0,
  PackageSize: 0,
  MostQuantity: null,
  Reason: reason,
});

const kitLine = (line: OrderLineRow, buyer: Buyer, isThere: boolean): Line => ({
  ...unbound(line, buyer, isThere ? null : 'kit-gone'),
  // Kits are packed whole.
  Quantity: Math.ceil(quantityToNumber(quantityOf(line.quantity))),
  MinQuantity: 1,
  Multiplum: 1,
  MostQuantity: MOST_OF_A_KIT,
});

const bound = (line: OrderLineRow, buyer: Buyer, addable: AddableToday, reason: Reason | null): Line => ({
  ...unbound(line, buyer, reason),
  MinQuantity: quantityToNumber(addable.minimum),
  Multiplum: quantityToNumber(addable.step),
  PackageSize: quantityToNumber(addable.packageSize),
  MostQuantity: addable.most === undefined ? null : quantityToNumber(addable.most),
});

/**
 * Returns which lines of an order could be ordered again, by the rules of adding to the cart. A constant number of
 * queries. [own-ord-07]
 * @throws Failure 404 for another's order
 */
export const previewReorder = (db: Database, erp: Erp) => {
  const orderOf = readOrder(db);
  const addable = addableToday(db, erp);
  const kitsOf = addableKits(db);
  return async (buyer: Buyer, orderId: string): Promise<Answered> => {
    const { lines } = await orderOf(buyer, orderId);
    const chosen = selectLines(lines, undefined).map(({ line }) => line);
    const plain = chosen.filter((line) => !isKitLine(line) && line.cable_remnant === null);
    const [today, kits] = await Promise.all([
      addable(
        buyer,
        plain.map((line) => ({
          sapMaterialNumber: line.sap_material_number,
          quantity: quantityOf(line.quantity),
        })),
      ),
      kitsOf(
        buyer,
        chosen.flatMap((line) => (isKitLine(line) && line.kit_id !== null ? [line.kit_id] : [])),
      ),
    ]);
    const byNumber = new Map(plain.map((line, place) => [line.line_number, today[place]]));
    const known = await knownMaterials(
      db,
      plain.flatMap((line, place) => (today[place]?.fault === undefined ? [] : [line.sap_material_number])),
    );
    return {
      Lines: chosen.map((line) => {
        if (isKitLine(line)) return kitLine(line, buyer, kits.has(line.kit_id ?? ''));
        if (line.cable_remnant !== null) return unbound(line, buyer, 'remnant');
        const found = byNumber.get(line.line_number);
        if (found === undefined) return unbound(line, buyer, 'unknown');
        const { fault } = found;
        const reason = fault === undefined ? null : reasonOf(fault, known.has(line.sap_material_number));
        return bound(line, buyer, found, reason);
      }),
    };
  };
};
