import { type RawBuilder, sql } from 'kysely';

/**
 * That a material has a supplier's number, written alike. The index is of numbers however they are written, which those
 * that are written alike are the same in.
 */
export const hasSupplierNumber = (material: string, number: RawBuilder<unknown>): RawBuilder<boolean> => {
  const own = sql.ref(`${material}.supplier_number`);
  return sql`bare_number(${own}) = bare_number(${number}) and ${own} = ${number} and ${own} <> ''`;
};
