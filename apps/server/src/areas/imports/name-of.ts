import type { CatalogueRecord } from '@grossist/catalogue-formats';

/** What people know the record by. */
export const nameOf = (record: CatalogueRecord): string => {
  if (record.kind === 'material' || record.kind === 'material-amendment')
    return record.sapMaterialNumber ?? record.elNumber ?? record.hwsNumber ?? record.ean ?? record.supplierNumber ?? '';
  if (record.kind === 'material-renumbering') return record.newSupplierNumber;
  if (record.kind === 'purchase') return record.orderNumber;
  if ('code' in record) return record.code;
  if ('soldTo' in record) return record.soldTo ?? '';
  if ('email' in record) return record.email ?? '';
  if ('sapMaterialNumber' in record) return record.sapMaterialNumber ?? '';
  if (record.kind === 'discount') return `${record.customerGroup} ${record.materialGroup}`;
  return 'project' in record ? record.project : '';
};
