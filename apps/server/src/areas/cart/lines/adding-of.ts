import { quantityToDecimal } from '@grossist/domain';
import type { LineRow } from '../line-facts.ts';
import type { Material } from '../queries/material-row.ts';
import type { Adding } from './decide-adding.ts';
import type { Piece } from './require-piece.ts';
import type { NewLine } from './write-lines.ts';

/** The line of its own that a decision makes, beside the cart's lines of the material. */
export const addingOf = (
  id: string,
  material: Material,
  adding: Adding,
  lines: readonly LineRow[],
  piece?: Piece,
): NewLine => ({
  id,
  sap_material_number: material.sapMaterialNumber,
  quantity: quantityToDecimal(adding.lineQuantity),
  is_clearance: adding.isClearance,
  is_clearance_additional: !adding.isClearance && piece === undefined && lines.some((line) => line.is_clearance),
  ...(piece === undefined ? {} : { cable_remnant: quantityToDecimal(piece.length), remnant_id: piece.id }),
});
