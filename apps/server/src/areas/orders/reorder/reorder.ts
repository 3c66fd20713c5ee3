import type { OperationOutput, orderAgain } from '@grossist/contracts';
import { type Quantity, quantityToDecimal, quantityToNumber, sumQuantity } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { Failure } from '../../../http/failure.ts';
import { addKits, addOrderLines, keepBoxSize } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { isKitLine } from '../details/order-line.ts';
import { readOrder } from '../details/read-order.ts';
import {
  knownMaterials,
  type LineSelection,
  lineReference,
  MOST_OF_A_KIT,
  type Reason,
  reasonOf,
  type SelectedLine,
  selectLines,
} from './select-lines.ts';

type Answered = OperationOutput<typeof orderAgain>;
type Added = Answered['Added'][number];

interface Put {
  added: readonly Added[];
  notAdded: Answered['NotAdded'];
  itemCount: number | undefined;
}

/**
 * Adds lines of an order to the active cart, by today's rules of the cart. A constant number of queries.
 * [own-ord-03]
 * @throws Failure 404 for another's order; 422 for lines that it does not have; 503 when the ERP is unavailable, which
 * changes nothing
 */
export const reorder = (db: Database, erp: Erp) => {
  const orderOf = readOrder(db);
  const kits = addKits(db, erp);
  const lines = addOrderLines(db, erp);
  const sized = keepBoxSize(db, erp);

  /** Adds whole kits, with their current materials. */
  const putKits = async (buyer: Buyer, chosen: readonly SelectedLine[]): Promise<Put> => {
    if (chosen.length === 0) return { added: [], notAdded: [], itemCount: undefined };
    const refuse = (Reason: Reason): Put => ({
      added: [],
      notAdded: chosen.map(({ line }) => ({ ...lineReference(line, buyer), Reason })),
      itemCount: undefined,
    });
    const pieces = chosen.map(({ quantity }) => Math.ceil(quantityToNumber(quantity)));
    if (pieces.some((count) => count > MOST_OF_A_KIT)) return refuse('quantity');
    const ids = chosen.flatMap(({ line }, index) =>
      Array.from({ length: pieces[index] ?? 0 }, () => line.kit_id ?? ''),
    );
    try {
      const { lineIds, lineCount } = await sized(buyer, await kits(buyer, ids));
      const [first = ''] = lineIds;
      return {
        added: chosen.map(({ line, quantity }, index) => ({
          ...lineReference(line, buyer),
          CartItemId: first,
          Quantity: pieces[index] ?? 0,
          Asked: quantityToNumber(quantity),
          Change: null,
        })),
        notAdded: [],
        itemCount: lineCount,
      };
    } catch (error) {
      // A kit that was changed or deleted, or for which the cart has no room, does not affect the other lines.
      if (!(error instanceof Failure) || error.status === 503) throw error;
      return refuse(error.code === 'cart-full' ? 'cart-full' : 'kit-gone');
    }
  };

  const putLines = async (buyer: Buyer, chosen: readonly SelectedLine[]): Promise<Put> => {
    const sent = chosen.map(({ line, quantity }) => `${line.sap_material_number};${quantityToDecimal(quantity)}`);
    const done = await sized(buyer, await lines(buyer, sent, 'sap'));
    const changes = new Map(done.changed.map((each) => [each.lineId, each.kind]));
    const known = await knownMaterials(
      db,
      done.faults.flatMap(({ lineNumber }) => chosen[lineNumber - 1]?.line.sap_material_number ?? []),
    );
    const faulty = new Set(done.faults.map(({ lineNumber }) => lineNumber));
    const got = new Map<number, { lineId: string; quantities: Quantity[] }>();
    for (const { lineNumber, lineId, quantity } of done.added) {
      const before = got.get(lineNumber);
      got.set(lineNumber, { lineId: before?.lineId ?? lineId, quantities: [...(before?.quantities ?? []), quantity] });
    }
    return {
      added: chosen.flatMap(({ line, quantity }, index): Added[] => {
        const here = got.get(index + 1);
        if (here === undefined) return [];
        const Quantity = quantityToNumber(sumQuantity(here.quantities));
        const Asked = quantityToNumber(quantity);
        const change = changes.get(here.lineId);
        const Change = Quantity === Asked && change !== 'clearance-split' ? null : (change ?? 'rounding');
        return [{ ...lineReference(line, buyer), CartItemId: here.lineId, Quantity, Asked, Change }];
      }),
      notAdded: [
        ...done.faults.flatMap(({ lineNumber, fault }) => {
          const line = chosen[lineNumber - 1]?.line;
          if (line === undefined) return [];
          return [{ ...lineReference(line, buyer), Reason: reasonOf(fault, known.has(line.sap_material_number)) }];
        }),
        // Lines merged with another line that took the whole stock.
        ...chosen.flatMap(({ line }, index) =>
          got.has(index + 1) || faulty.has(index + 1)
            ? []
            : [{ ...lineReference(line, buyer), Reason: 'sold-out' as const }],
        ),
      ],
      itemCount: done.lineCount,
    };
  };

  return async (buyer: Buyer, orderId: string, wanted: readonly LineSelection[] | undefined): Promise<Answered> => {
    const read = await orderOf(buyer, orderId);
    const chosen = selectLines(read.lines, wanted);
    const isPiece = ({ line }: SelectedLine) => line.cable_remnant !== null;
    const ofKits = chosen.filter(({ line }) => isKitLine(line));
    const plain = chosen.filter((each) => !isKitLine(each.line) && !isPiece(each));
    const byLines = plain.length === 0 ? undefined : await putLines(buyer, plain);
    const byKits = await putKits(buyer, ofKits);
    const byNumber = (one: { LineNumber: number }, other: { LineNumber: number }) => one.LineNumber - other.LineNumber;
    return {
      Added: [...(byLines?.added ?? []), ...byKits.added].toSorted(byNumber),
      NotAdded: [
        ...(byLines?.notAdded ?? []),
        ...byKits.notAdded,
        // A cable remnant can be ordered once only.
        ...chosen.filter(isPiece).map(({ line }) => ({ ...lineReference(line, buyer), Reason: 'remnant' as const })),
      ].toSorted(byNumber),
      ItemCount: byKits.itemCount ?? byLines?.itemCount ?? (await activeLineCount(db, buyer)),
    };
  };
};

const activeLineCount = async (db: Database, { contactId }: Buyer): Promise<number> => {
  const cart = await db
    .selectFrom('carts')
    .select('line_count')
    .where('contact_id', '=', contactId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return cart?.line_count ?? 0;
};
