export { type ColumnCandidate, chooseColumns, MOST_COLUMNS, USUAL_COLUMNS } from './choose-columns.ts';
export { type OrderedRow, orderRows } from './order-rows.ts';
export { type FamilyMember, type MatrixAxes, MOST_MATRIX_MEMBERS, matrixAxes } from './size-matrix.ts';
