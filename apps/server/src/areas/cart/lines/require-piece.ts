import type { Quantity } from '@grossist/domain';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import type { LineRow } from '../line-facts.ts';

/** A left-over length of cable that lies at the customer's plant. */
export interface Piece {
  id: string;
  length: Quantity;
}

/**
 * The pieces of one length that lie there now.
 * @throws Failure 422 when there is none, 503 when the ERP does not answer: nobody sells a piece that may be gone
 */
export const piecesOfLength =
  (erp: Erp) =>
  async (buyer: Buyer, sapMaterialNumber: string, length: Quantity): Promise<readonly Piece[]> => {
    const ask = { materials: [sapMaterialNumber], plant: buyer.account.plant };
    const lying = await askErp(() => erp.remnants(customerOf(buyer), ask));
    const pieces = lying.filter((each) => each.sapMaterialNumber === sapMaterialNumber && each.length === length);
    if (pieces.length === 0) {
      throw breaksRule('remnant-gone', 'No piece of this length is left', 'CabelRemnantValue');
    }
    return pieces.map((each) => ({ id: each.remnantId, length: each.length }));
  };

/** The first piece that the cart does not hold yet. @throws Failure 422 when it holds them all */
export const requirePiece = (pieces: readonly Piece[], lines: readonly LineRow[]): Piece => {
  const held = new Set(lines.map((line) => line.remnant_id));
  const free = pieces.find(({ id }) => !held.has(id));
  if (free === undefined) {
    throw breaksRule('remnant-in-cart', 'The pieces of this length are in the cart already', 'CabelRemnantValue');
  }
  return free;
};
