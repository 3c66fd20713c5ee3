import type { MaterialVisibility } from '@grossist/contracts';
import { type Language, type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { type Customer, type CustomerScope, customerScope } from './customer-scope.ts';

interface Row {
  sold_here: boolean;
  assortments: { id: string; code: string; names: Texts; type: 'exclusive' | 'limiting'; targets: string[] }[];
}

type Holding = Row['assortments'];
type Reason = MaterialVisibility['Reason'];

const reasonOf = ({ sold_here }: Row, having: Holding, { held }: CustomerScope): Reason => {
  if (!sold_here) return 'not-sold';
  const granted = having.filter(({ id }) => held.some((one) => one.id === id));
  const exclusive = having.filter(({ type }) => type === 'exclusive');
  if (exclusive.length > 0 && !exclusive.some((one) => granted.includes(one))) return 'not-granted';
  if (granted.length > 0) return 'granted';
  return held.some(({ type }) => type === 'limiting') ? 'limited-to-others' : 'in-no-assortment';
};

/**
 * Returns whether a customer sees a material and why. Two statements. [own-asm-02]
 * @throws Failure 404 for an unknown customer or material
 */
export const materialVisibility =
  (db: Database) =>
  async (customer: Customer, materialNo: string, language: Language): Promise<MaterialVisibility> => {
    const scope = await customerScope(db)(customer);
    const { rows } = await sql<Row>`
      select ${scope.market} = any(m.markets) as sold_here, coalesce((
        select json_agg(json_build_object('id', w.id, 'code', w.code, 'names', w.names, 'type', w.type,
          'targets', w.targets) order by w.code)
        from (
          select o.id, o.code, o.names, o.type, array_agg(e.target order by e.target) as targets
          from assortment_entries e join assortments o on o.id = e.assortment_id
          where e.target = any(
            array['material:' || m.sap_material_number, 'product:' || m.product_code,
              'supplier:' || coalesce(m.supplier_code, '')]
            || array(select 'node:' || step from products p join catalogue_nodes n on n.code = p.node_code,
                unnest(n.path) step where p.code = m.product_code))
          group by o.id) w), '[]') as assortments
      from materials m where m.sap_material_number = ${materialNo}`.execute(db);
    const [row] = rows;
    if (row === undefined) throw notFound('material');
    const Reason = reasonOf(row, row.assortments, scope);
    return {
      MaterialNo: materialNo,
      IsVisible: Reason === 'granted' || Reason === 'in-no-assortment',
      IsSoldInMarket: row.sold_here,
      Reason,
      Assortments: row.assortments.map((one) => ({
        Id: one.id,
        Code: one.code,
        Name: textIn(one.names, language)?.text ?? one.code,
        Type: one.type,
        Targets: one.targets,
        GrantedBy: scope.held.find(({ id }) => id === one.id)?.via ?? null,
      })),
    };
  };
