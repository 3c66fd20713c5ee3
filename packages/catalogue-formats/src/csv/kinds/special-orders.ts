import { capitals, code, text, whole } from '../cells.ts';
import { column, type TableKind } from '../column.ts';

export const SPECIAL_ORDER_TIMES: TableKind = {
  title: 'special-order times',
  kind: 'special-order-time',
  needs: [['market'], ['supply_status'], ['working_days']],
  columns: [
    column('market', 'market', capitals),
    column('plant', 'plant', code),
    column('supply_status', 'supplyStatus', text),
    column('working_days', 'workingDays', whole),
  ],
};
