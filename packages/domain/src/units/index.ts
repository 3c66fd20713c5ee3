/** Units of measure: UN/ECE recommendation 20, the words people write, and conversion between them. */
export * from './convert.ts';
export { readUnit, type UnitMeaning } from './read-unit.ts';
