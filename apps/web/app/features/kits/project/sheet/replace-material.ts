import type { SheetMaterial } from '@grossist/contracts';
import { addQuantity, NO_QUANTITY } from '@grossist/domain';
import { quantityShown, type ShownSheet } from './use-sheet.ts';
import type { CellEdit } from './use-sheet-edits.ts';

/**
 * Lists the cells that put a material's successor in its place: in each kit that holds it, or in one, with its quantity
 * on top of what the kit holds of the successor. The successor's row must be known.
 */
export const replaceMaterial = (
  sheet: Pick<ShownSheet, 'kits' | 'quantities'>,
  { sapMaterialNumber, successor }: SheetMaterial,
  kitId?: string,
): CellEdit[] => {
  if (!successor) return [];
  return sheet.kits
    .filter(({ id }) => kitId === undefined || id === kitId)
    .flatMap(({ id }): CellEdit[] => {
      const held = quantityShown(sheet.quantities, { kitId: id, sapMaterialNumber });
      if (held === NO_QUANTITY) return [];
      const place = { kitId: id, sapMaterialNumber: successor.sapMaterialNumber };
      return [
        { ...place, quantity: addQuantity(held, quantityShown(sheet.quantities, place)) },
        { kitId: id, sapMaterialNumber, quantity: NO_QUANTITY },
      ];
    });
};
