import { type RawBuilder, sql } from 'kysely';

/**
 * That the material `m` has a code or SAP number. Most codes are the SAP number, and those that are not have an index of
 * their own.
 */
export const hasCode = (code: string): RawBuilder<boolean> =>
  sql`(m.sap_material_number = ${code} or (m.code = ${code} and m.code <> m.sap_material_number))`;
