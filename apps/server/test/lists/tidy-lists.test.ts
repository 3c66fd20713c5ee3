import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyLists } from '../../src/areas/lists/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aList } from '../support/a-list.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();

test('purges expired deletions and changes of more than a year ago only', async () => {
  const owner = await aBuyer(db);
  const [present, deleted, lately] = [
    await aList(db, { owner }),
    await aList(db, { owner }),
    await aList(db, { owner }),
  ];
  await sql`update variation_lists set deleted_at = now() - interval '31 days' where id = ${deleted.id}`.execute(db);
  await sql`update variation_lists set deleted_at = now() - interval '29 days' where id = ${lately.id}`.execute(db);
  const [old, recent] = present.lineIds;
  for (const [id, days] of [
    [old, 31],
    [recent, 29],
  ] as const)
    await sql`update variation_list_lines set removed_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(
      db,
    );
  for (const months of [13, 11])
    await sql`insert into variation_list_changes (list_id, kind, sap_material_number, changed_at)
      values (${present.id}, 'added', ${String(months)}, now() - ${months} * interval '1 month')`.execute(db);
  await tidyLists(db)();
  const lists = await db.selectFrom('variation_lists').select('id').where('kind', '=', 'own').execute();
  expect(lists.map(({ id }) => id).toSorted()).toEqual([present.id, lately.id].toSorted());
  const lines = await db.selectFrom('variation_list_lines').select('id').where('list_id', '=', present.id).execute();
  expect(lines.map(({ id }) => id).toSorted()).toEqual(present.lineIds.slice(1).toSorted());
  const changes = await db.selectFrom('variation_list_changes').select('sap_material_number as number').execute();
  expect(changes).toEqual([{ number: '11' }]);
});
