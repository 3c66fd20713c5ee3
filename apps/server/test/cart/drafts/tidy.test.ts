import { expect, test } from 'vitest';
import { tidy } from '../../../src/jobs/tidy.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aDraft } from '../../support/a-draft.ts';
import { aSmartKit } from '../../support/a-smart-kit.ts';
import { order } from '../../support/an-order.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';

const { db, pool } = await testDatabase();
const { signedIn } = testApp(db);

const DAY = 86_400_000;

test('carts deleted more than seven days ago go for good, and so do inactive ones; all others stay', async () => {
  const buyer = await aBuyer(db);
  const ordered = await aCart(db, { buyer, lines: 1 });
  await order(await signedIn(buyer), ordered.id);
  const active = await aCart(db, { buyer });
  const draft = await aDraft(db, { buyer });
  const inactive = await aDraft(db, { buyer, status: 'Inactive' });
  const [long, lately] = [await aDraft(db, { buyer }), await aDraft(db, { buyer })];
  const kit = await aSmartKit(db, long);
  const deleted = (id: string, days: number) =>
    db
      .updateTable('carts')
      .set({ deleted_at: new Date(Date.now() - days * DAY) })
      .where('id', '=', id)
      .execute();
  await deleted(long.id, 8);
  await deleted(lately.id, 6);
  const client = await pool.connect();
  await tidy(client);
  client.release();
  const left = await db.selectFrom('carts').select('id').where('contact_id', '=', buyer.contactId).execute();
  const ids = left.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([ordered.id, active.id, draft.id, lately.id].toSorted());
  expect(ids).not.toContain(inactive.id);
  const lines = await db.selectFrom('cart_lines').select('id').where('cart_id', '=', long.id).execute();
  expect(lines).toEqual([]);
  // A smart kit waits for another cart.
  const kits = await db.selectFrom('smart_kits').select('cart_id').where('id', '=', kit.id).execute();
  expect(kits).toEqual([{ cart_id: null }]);
});
