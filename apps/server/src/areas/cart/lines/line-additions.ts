import { type Quantity, quantityToDecimal } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import type { LineRow } from '../line-facts.ts';
import type { Material } from '../queries/find-materials.ts';
import type { AddedPart, Adding } from './decide-adding.ts';
import type { LineChange, NewLine } from './write-lines.ts';

/** A left-over length of cable that lies at the customer's plant. */
export interface Piece {
  id: string;
  length: Quantity;
}

/**
 * Loads the pieces of one length that are in stock now.
 * @throws Failure 422 when there is none, 503 when the ERP does not answer: a piece that may be gone is not sold
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

/** Returns the first piece that the cart does not hold yet. @throws Failure 422 when it holds them all */
export const requirePiece = (pieces: readonly Piece[], lines: readonly LineRow[]): Piece => {
  const held = new Set(lines.map((line) => line.remnant_id));
  const free = pieces.find(({ id }) => !held.has(id));
  if (free === undefined) {
    throw breaksRule('remnant-in-cart', 'The pieces of this length are in the cart already', 'CabelRemnantValue');
  }
  return free;
};

export interface PartWriting {
  part: AddedPart;
  lineId: string;
  added?: NewLine;
  changed?: LineChange;
}

/** Returns what is to be written for each part of a decision, beside the cart's lines of the material. */
export const writingOf = (
  material: Material,
  { parts }: Adding,
  lines: readonly LineRow[],
  piece?: Piece,
): readonly [PartWriting, ...PartWriting[]] => {
  const isBesideClearance = piece === undefined && (parts.length > 1 || lines.some((line) => line.is_clearance));
  const one = (part: AddedPart): PartWriting => {
    const quantity = quantityToDecimal(part.lineQuantity);
    if (part.into !== undefined) return { part, lineId: part.into.id, changed: { id: part.into.id, quantity } };
    const id = uuidv7();
    const added = {
      id,
      sap_material_number: material.sapMaterialNumber,
      quantity,
      is_clearance: part.isClearance,
      is_clearance_additional: !part.isClearance && isBesideClearance,
      ...(piece === undefined ? {} : { cable_remnant: quantityToDecimal(piece.length), remnant_id: piece.id }),
    };
    return { part, lineId: id, added };
  };
  const [first, second] = parts;
  return second === undefined ? [one(first)] : [one(first), one(second)];
};
