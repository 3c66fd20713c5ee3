/** Validations as they are kept. */
export { keepable, keepableJson } from './keepable.ts';
export { insertLines, type LineRow, lineOfRow, loadLines, updateLines } from './line-rows.ts';
export {
  assessedColumns,
  type CustomerColumns,
  loadValidation,
  requireOpen,
  type ValidationRow,
  writeAssessed,
} from './validation-rows.ts';
export { freshLine, type WorkingLine } from './working-line.ts';
