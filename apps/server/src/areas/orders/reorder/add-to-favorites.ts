import type { OperationOutput, orderIntoFavourites } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { addFavorites, type ListLimits, PRESET_LIST_LIMITS } from '../../lists/index.ts';
import { isKitLine, lineName } from '../details/order-line.ts';
import { readOrder } from '../details/read-order.ts';
import { selectLines } from './select-lines.ts';

/** Returns the numbers of materials that are sold in the buyer's market and visible to the buyer. */
const soldHere = async (db: Database, buyer: Buyer, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ number: string }>`
    select m.sap_material_number as number from materials m
    where m.sap_material_number = any(${[...numbers]}::text[]) and ${buyer.market} = any(m.markets)
      and ${visibleMaterial(buyer)}`.execute(db);
  return new Set(rows.map(({ number }) => number));
};

/**
 * Adds the materials of an order's lines to the buyer's favorites; kits are skipped. [own-ord-04]
 * @throws Failure 404 for another's order; 422 for lines that it does not have, or too many favorites
 */
export const addOrderToFavorites = (db: Database, limits: ListLimits = PRESET_LIST_LIMITS) => {
  const orderOf = readOrder(db);
  const add = addFavorites(db, limits);
  return async (
    buyer: Buyer,
    orderId: string,
    lineNumbers: readonly number[] | undefined,
  ): Promise<OperationOutput<typeof orderIntoFavourites>> => {
    const read = await orderOf(buyer, orderId);
    const wanted = lineNumbers?.map((lineNumber) => ({ lineNumber }));
    const lines = selectLines(read.lines, wanted).flatMap(({ line }) => (isKitLine(line) ? [] : [line]));
    const sold = await soldHere(
      db,
      buyer,
      lines.map((line) => line.sap_material_number),
    );
    const { added, alreadyThere } = await add(buyer, [...sold]);
    const gone = lines.filter((line) => !sold.has(line.sap_material_number));
    return {
      AddedCount: added,
      AlreadyThereCount: alreadyThere,
      NotAdded: gone.map((line) => ({ LineNumber: line.line_number, Code: line.code, Name: lineName(line, buyer) })),
    };
  };
};
