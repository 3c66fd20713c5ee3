import type { SheetKit, SheetMaterial } from '@grossist/contracts';
import { quantityOf, quantityToNumber } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type ItemRow, itemsByOwner, KITS, readItems } from '../packed/items.ts';
import { isPackable, type KitMaterials, kitMaterials } from '../packed/kit-materials.ts';
import { detailsOf, successorOf } from '../presenter.ts';
import { type ProjectRow, stateOf } from './projects.ts';
import { type KitRow, readKits, readKitsOfProject } from './read-kits.ts';

/** A project without its kits. */
export const projectFieldsOf = (project: ProjectRow) => ({
  id: project.id,
  projectName: project.project_name,
  cartId: project.cart_id,
  state: stateOf(project),
  isOrdered: project.ordered_at !== null,
  modifiedAtUtc: project.changed_at.toISOString(),
});

/** A kit as a column of the sheet. */
const presentSheetKit = (row: KitRow, items: readonly ItemRow[]): SheetKit => ({
  id: row.id,
  headerDescription: row.header_description,
  modifiedBy: row.modified_by,
  modifiedAtUtc: row.modified_at.toISOString(),
  inCart: row.in_cart,
  items: items.map((item) => ({
    id: item.id,
    sapMaterialNumber: item.sap_material_number,
    quantity: quantityToNumber(quantityOf(item.quantity)),
  })),
});

/** A material as a row of the sheet. */
const presentSheetMaterial = (sapMaterialNumber: string, materials: KitMaterials, buyer: Buyer): SheetMaterial => {
  const material = materials.get(sapMaterialNumber);
  const isInvalid = !isPackable(material);
  return {
    sapMaterialNumber,
    code: material?.code ?? '',
    isInvalid,
    successor: isInvalid ? successorOf(material, materials, buyer) : null,
    ...(material === undefined ? {} : detailsOf(material, buyer)),
  };
};

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
