/** Finds materials by the numbers of document lines. */

import { gtinOfCode } from '@grossist/domain';
import { normaliseNumber, numberForms } from '@grossist/search-index';
import { sql } from 'kysely';
import type { Database, StoredOrderLine } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Scope } from '../deps.ts';

/** Where a number was found: `own` is the customer's, as orders of theirs were meant before. */
export type NumberField = 'own' | 'sap' | 'ean' | 'el' | 'hws' | 'supplier';

export interface NumberHit {
  material: string;
  field: NumberField;
}

/** The materials that a number finds, the most popular first. */
export type HitsOf = (number: string) => readonly NumberHit[];

/** The most hits per number. */
const MOST_FOR_ONE = 10;

interface Row {
  form: string;
  field: NumberField;
  material: string;
}

const formsOf = (number: string): readonly string[] =>
  numberForms(normaliseNumber(number)).filter((form) => form !== '');

/** Digits with letters put before them that were not written. */
const isNational = (form: string, [written]: readonly string[]): boolean => form !== written && /^[a-z]/.test(form);

/**
 * What the numbers of lines find, whatever their stated kind: SAP number or code, EAN, EL, HWS, supplier's number and
 * the customer's own, with or without spaces, dashes, dots and leading zeros, with the letters of their country, and of
 * a carton the thing in it. What the customer may not see is not found. One query, however many numbers.
 */
export const numberHits =
  (db: Database) =>
  async (scope: Scope, lines: readonly Pick<StoredOrderLine, 'numbers'>[]): Promise<HitsOf> => {
    const known = new Map<string, readonly string[]>();
    for (const { numbers } of lines)
      for (const { number } of numbers) if (!known.has(number)) known.set(number, formsOf(number));
    const forms = [...new Set([...known.values()].flat())];
    if (forms.length === 0) return () => [];
    const plain = [...new Set([...known.values()].flatMap((own) => own.filter((form) => !isNational(form, own))))];
    const cartons = [...known.keys()].flatMap((number) => gtinOfCode(number) ?? []);
    const { rows } = await sql<Row>`
      with asked as materialized (select form from unnest(${plain}::text[]) as a(form)),
      -- With the letters that only the trade's national numbers are written with.
      national as materialized (select form from unnest(${forms}::text[]) as a(form)), hits as (
        select a.form, 'sap' as field, m.id from asked a join materials m on m.sap_material_number = a.form
        union select a.form, 'sap', m.id from asked a join materials m on bare_number(m.sap_material_number) = a.form
          and m.sap_material_number <> bare_number(m.sap_material_number)
        union select a.form, 'sap', m.id from asked a join materials m on m.code = a.form
          and m.code <> m.sap_material_number
        union select a.form, 'sap', m.id from asked a join materials m on bare_number(m.code) = a.form
          and m.code <> bare_number(m.code)
        union select a.form, 'ean', m.id from asked a join materials m on m.ean = a.form and m.ean <> ''
        union select a.form, 'ean', m.id from asked a join materials m on bare_number(m.ean) = a.form
          and m.ean <> bare_number(m.ean)
        union select a.form, 'el', m.id from national a join materials m on m.el_number = a.form and m.el_number <> ''
        union select a.form, 'el', m.id from national a join materials m on bare_number(m.el_number) = a.form
          and m.el_number <> bare_number(m.el_number)
        union select a.form, 'hws', m.id from national a join materials m on m.hws_number = a.form and m.hws_number <> ''
        union select a.form, 'hws', m.id from national a join materials m on bare_number(m.hws_number) = a.form
          and m.hws_number <> bare_number(m.hws_number)
        union select a.form, 'supplier', m.id from asked a join materials m on bare_number(m.supplier_number) = a.form
          and m.supplier_number <> ''
        union select c.gtin, 'ean', m.id from unnest(${cartons}::text[]) as c(gtin)
          join materials m on m.packagings ? c.gtin and m.packagings <> '{}'
        union select a.form, 'own', m.id from asked a
          join customer_material_numbers o on o.number = a.form and o.company_id = ${scope.companyId ?? null}::uuid
          join materials m on m.sap_material_number = o.sap_material_number
      ),
      -- Materialized: whether a material is visible is asked of those that were found, whatever the planner expects of them.
      found as materialized (
        select h.form, h.field, m.sap_material_number, m.code, m.product_code, m.supplier_code, m.popularity
        from hits h join materials m on m.id = h.id
        where ${scope.market} = any(m.markets) and m.material_group <> 'KITHDR'
      )
      select m.form, m.field, m.sap_material_number as material from found m where ${visibleMaterial(scope)}
      order by m.popularity desc, m.code`.execute(db);
    const found = new Map<string, NumberHit[]>();
    for (const { form, field, material } of rows) {
      const hits = found.get(form);
      if (hits === undefined) found.set(form, [{ material, field }]);
      else if (hits.length < MOST_FOR_ONE * 2) hits.push({ material, field });
    }
    return (number) => (known.get(number) ?? []).flatMap((form) => found.get(form) ?? []);
  };
