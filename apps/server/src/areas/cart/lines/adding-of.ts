import { quantityToDecimal } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { LineRow } from '../line-facts.ts';
import type { Material } from '../queries/material-row.ts';
import type { AddedPart, Adding } from './decide-adding.ts';
import type { Piece } from './require-piece.ts';
import type { LineChange, NewLine } from './write-lines.ts';

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
