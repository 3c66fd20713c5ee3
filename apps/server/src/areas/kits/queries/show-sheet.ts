import type { SheetKit, SheetMaterial } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { itemsByOwner, readItems } from '../packed/items.ts';
import { kitMaterials } from '../packed/kit-materials.ts';
import { KITS } from '../packed/tables.ts';
import { presentSheetKit, presentSheetMaterial } from '../sheet-presenter.ts';
import { type KitRow, readKits, readKitsOfProject } from './read-kits.ts';

/** Shows kits and materials as columns and rows of a sheet. Three queries, however many kits, and none to the ERP. */
export const showSheet = (db: Database) => {
  const materialsOf = kitMaterials(db);

  const materialsShown = async (buyer: Buyer, numbers: readonly string[]): Promise<SheetMaterial[]> => {
    const materials = await materialsOf(buyer, numbers);
    return [...new Set(numbers)].map((number) => presentSheetMaterial(number, materials, buyer));
  };
  const present = async (rows: readonly KitRow[]): Promise<SheetKit[]> => {
    const ids = rows.map(({ id }) => id);
    const items = itemsByOwner(await readItems(db, KITS, ids));
    return rows.map((row) => presentSheetKit(row, items.get(row.id) ?? []));
  };

  return {
    /** All of a project, whose owner the caller has checked. [own-kit-06] */
    ofProject: async (buyer: Buyer, projectId: string): Promise<{ kits: SheetKit[]; materials: SheetMaterial[] }> => {
      const kits = await present(await readKitsOfProject(db, projectId));
      const numbers = kits.flatMap(({ items }) => items.map((item) => item.sapMaterialNumber));
      return { kits, materials: await materialsShown(buyer, numbers) };
    },
    /** Some kits and materials, in the order given; kits that are gone are left out. */
    parts: async (
      buyer: Buyer,
      kitIds: readonly string[],
      numbers: readonly string[],
    ): Promise<{ kits: SheetKit[]; materials: SheetMaterial[] }> => ({
      kits: await present(await readKits(db, buyer, kitIds)),
      materials: await materialsShown(buyer, numbers),
    }),
  };
};
