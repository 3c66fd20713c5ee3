import { code } from '../cells.ts';
import { type Column, column } from '../column.ts';

/** What a material is known by. */
export const NUMBERS: readonly Column[] = [
  column('sap_number', 'sapMaterialNumber', code, 'sap_material_number', 'material_number'),
  column('el_number', 'elNumber', code),
  column('hws_number', 'hwsNumber', code, 'vvs_number', 'rsk_number', 'nrf_number'),
  column('ean', 'ean', code, 'gtin'),
  column('supplier_code', 'supplierCode', code),
  column('supplier_number', 'supplierNumber', code, 'supplier_article_number'),
];

export const A_NUMBER: readonly string[] = ['sap_number', 'el_number', 'hws_number', 'ean', 'supplier_number'];
