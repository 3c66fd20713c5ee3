import { capitals, code, number, percent } from '../cells.ts';
import { column, type TableKind } from '../column.ts';

export const PRICE_TERMS: TableKind = {
  title: 'price terms',
  kind: 'price-term',
  needs: [['market'], ['clearance_percent', 'cable_cut_fee']],
  columns: [
    column('market', 'market', capitals),
    column('sap_number', 'sapMaterialNumber', code, 'sap_material_number', 'material_number'),
    column('clearance_percent', 'clearancePercent', percent),
    column('cable_cut_fee', 'cableCutFee', number),
  ],
};
