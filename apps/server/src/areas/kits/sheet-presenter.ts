import type { SheetKit, SheetMaterial } from '@grossist/contracts';
import { quantityOf, quantityToNumber } from '@grossist/domain';
import type { Buyer } from '../identity/index.ts';
import type { ItemRow } from './packed/items.ts';
import type { KitMaterials } from './packed/kit-materials.ts';
import { isPackable } from './packed/pack.ts';
import { detailsOf, successorOf } from './presenter.ts';
import { type ProjectRow, stateOf } from './queries/projects.ts';
import type { KitRow } from './queries/read-kits.ts';

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
export const presentSheetKit = (row: KitRow, items: readonly ItemRow[]): SheetKit => ({
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
export const presentSheetMaterial = (
  sapMaterialNumber: string,
  materials: KitMaterials,
  buyer: Buyer,
): SheetMaterial => {
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
