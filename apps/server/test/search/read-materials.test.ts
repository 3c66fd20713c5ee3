import { expect, test, vi } from 'vitest';
import { readMaterials } from '../../src/gateways/search-engine/embedded/read-materials.ts';
import { someMaterials } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { testDatabase } from '../support/database.ts';

const { db, pool } = await testDatabase();

interface Row {
  number: string;
  limiting: string[] | null;
  exclusive: string[] | null;
}

test('reads each material with its assortments by a constant number of statements', async () => {
  const materials = await someMaterials(db, 6, { name: 'Zinkclamp' });
  const numbers = materials.map(({ sapMaterialNumber }) => sapMaterialNumber);
  const client = await pool.connect();
  try {
    const places = await client.query<{ number: string; product: string; path: string[] }>(
      `select m.sap_material_number as number, m.product_code as product, n.path from materials m
       join products p on p.code = m.product_code join catalogue_nodes n on n.code = p.node_code
       where m.sap_material_number = any($1)`,
      [numbers],
    );
    const place = places.rows[0]!;
    const other = places.rows.find(({ number }) => number !== place.number)!;
    await client.query('update materials set supplier_code = null where sap_material_number = $1', [other.number]);
    await anAssortment(db, { materials: [place.number], targets: [`product:${place.product}`] });
    await anAssortment(db, { type: 'limiting', materials: [other.number] });
    await anAssortment(db, { type: 'limiting', targets: [`product:${other.product}`, `node:${place.path[0]}`] });
    await anAssortment(db, { targets: [`node:${place.path.at(-1)}`, 'node:elsewhere', 'supplier:elsewhere'] });

    const asked = vi.spyOn(client, 'query');
    const documents = await readMaterials(client, numbers);
    const statements = asked.mock.calls.length;
    await readMaterials(client, numbers.slice(0, 1));
    expect(asked.mock.calls.length).toBe(statements * 2);
    asked.mockRestore();

    const { rows } = await client.query<Row>(
      `select m.sap_material_number as number,
         array_agg(distinct a.code order by a.code) filter (where a.type = 'limiting') as limiting,
         array_agg(distinct a.code order by a.code) filter (where a.type = 'exclusive') as exclusive
       from materials m join products p on p.code = m.product_code join catalogue_nodes n on n.code = p.node_code
       left join lateral assortments_of(m.sap_material_number, m.product_code, m.supplier_code, n.path) a on true
       where m.sap_material_number = any($1) group by m.sap_material_number`,
      [numbers],
    );
    const expected = new Map(
      rows.map(({ number, limiting, exclusive }) => [number, [limiting ?? [], exclusive ?? []]]),
    );
    expect(documents).toHaveLength(6);
    for (const { key, limitingAssortments = [], exclusiveAssortments = [] } of documents)
      expect([limitingAssortments.toSorted(), exclusiveAssortments.toSorted()]).toEqual(expected.get(key));
    expect(expected.get(place.number)?.map((codes) => codes.length)).toEqual([1, 2]);
  } finally {
    client.release();
  }
});
