import { gtinOfCode, identifierKinds, type OrderLineOption, piecesOfCode, type Quantity } from '@grossist/domain';
import { normaliseNumber, numberForms } from '@grossist/search-index';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type VisibleTo, visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { IS_SOLD_BY_ITSELF, MATERIAL_COLUMNS, type Material, type MaterialRow, materialOf } from './find-materials.ts';

/** Which of the trade's numbers are meant; the wholesaler's own and the EAN always are, alone with 'sap'. [cart-23] */
export type Numbering = OrderLineOption | 'sap';

/** More candidates are no help in choosing. */
const MOST_FOR_ONE = 10;

interface Row extends MaterialRow {
  found: readonly number[];
  ean: string;
  packagings: Record<string, string>;
}

export interface ResolvedMaterial extends Material {
  /**
   * Sales units in what the number identifies, where it is a carton of the material; absent for the material itself.
   */
  pieces?: Quantity | 'unknown';
}

/**
 * The materials of each number that the market has and the buyer may see, at most ten for one: EL, HWS, SAP number, EAN
 * or code, written with or without spaces, dashes, dots and leading zeros, as the search reads them. In the order
 * asked; none for an unknown one. One query, however many numbers.
 */
export const resolveNumbers =
  (db: Database) =>
  async (
    buyer: Pick<Buyer, 'market'> & VisibleTo,
    numbers: readonly string[],
    numbering: Numbering,
  ): Promise<readonly (readonly ResolvedMaterial[])[]> => {
    const asked = numbers.flatMap((number, place) =>
      numberForms(normaliseNumber(number)).map((form) => ({ form, place })),
    );
    const cartons = numbers.flatMap((number, place) => {
      const gtin = gtinOfCode(number);
      return gtin === undefined ? [] : [{ gtin, place }];
    });
    const kinds = new Set(numbering === 'sap' ? [] : identifierKinds(numbering));
    const isAsked = (kind: 'hws' | 'el') => kinds.has(kind);
    const { rows } = await sql<Row>`
      with asked as (
        select form, place from unnest(${asked.map(({ form }) => form)}::text[], ${asked.map(({ place }) => place)}::integer[])
          as a(form, place) where form <> ''
      ), hits as (
        select a.place, m.id from asked a join materials m on m.sap_material_number = a.form
        union select a.place, m.id from asked a join materials m on bare_number(m.sap_material_number) = a.form
          and m.sap_material_number <> bare_number(m.sap_material_number)
        union select a.place, m.id from asked a join materials m on m.code = a.form
          and m.code <> m.sap_material_number
        union select a.place, m.id from asked a join materials m on bare_number(m.code) = a.form
          and m.code <> bare_number(m.code)
        union select a.place, m.id from asked a join materials m on m.ean = a.form and m.ean <> ''
        union select a.place, m.id from asked a join materials m on bare_number(m.ean) = a.form
          and m.ean <> bare_number(m.ean)
        union select a.place, m.id from asked a join materials m on m.el_number = a.form and m.el_number <> ''
          where ${isAsked('el')}::boolean
        union select a.place, m.id from asked a join materials m on bare_number(m.el_number) = a.form
          and m.el_number <> bare_number(m.el_number) where ${isAsked('el')}::boolean
        union select a.place, m.id from asked a join materials m on m.hws_number = a.form and m.hws_number <> ''
          where ${isAsked('hws')}::boolean
        union select a.place, m.id from asked a join materials m on bare_number(m.hws_number) = a.form
          and m.hws_number <> bare_number(m.hws_number) where ${isAsked('hws')}::boolean
        union select c.place, m.id from unnest(${cartons.map(({ gtin }) => gtin)}::text[],
          ${cartons.map(({ place }) => place)}::integer[]) as c(gtin, place)
          join materials m on m.packagings ? c.gtin and m.packagings <> '{}'
      ), found as (
        select id, array_agg(distinct place) as places from hits group by id
      ),
      -- Materialized: whether a material is visible is asked of those that were found, whatever the planner expects of them.
      known as materialized (
        select f.places as found, m.* from found f join materials m on m.id = f.id
        where ${buyer.market} = any(m.markets) and ${IS_SOLD_BY_ITSELF}
      )
      select m.found, m.ean, m.packagings, ${MATERIAL_COLUMNS} from known m where ${visibleMaterial(buyer)}
      order by m.code`.execute(db);
    const materials: ResolvedMaterial[][] = numbers.map(() => []);
    for (const row of rows) {
      const material = materialOf(row);
      for (const place of row.found) {
        const candidates = materials[place];
        if (candidates === undefined || candidates.length >= MOST_FOR_ONE) continue;
        const { packageSize } = material;
        const pieces = piecesOfCode(numbers[place] ?? '', { ean: row.ean, packageSize, packagings: row.packagings });
        candidates.push(pieces === undefined ? material : { ...material, pieces });
      }
    }
    return materials;
  };
