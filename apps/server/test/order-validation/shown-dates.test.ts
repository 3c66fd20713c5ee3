import { chooseCustomer, getOrderValidationLines, placeValidatedOrder } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { aRoute } from '../support/a-route.ts';
import { anAddress } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { validationApp } from './validation-app.ts';

const { db } = await testDatabase();
const { asSupport, validated } = validationApp(db);

test('a document without an address is shown and ordered by the route to the account’s usual address', async () => {
  await aRoute(db);
  await aRoute(db, { prefixes: ['8000'], leadWorkingDays: 4 });
  const buyer = await aBuyer(db);
  const [account] = buyer.accounts;
  if (account === undefined) throw new Error('The buyer has no account');
  await anAddress(db, account, { isDefault: true });
  const material = await aMaterial(db, { supplyStatus: '11' });
  await db.deleteFrom('erp.stock').where('sap_material_number', '=', material.sapMaterialNumber).execute();
  const support = await asSupport();
  const validationId = await validated(support, `Varenr;Antal\n${material.sapMaterialNumber};2`);
  const body = { Version: 1, AccountId: account.id, ContactId: buyer.contactId };
  const { Version } = await support.answer(chooseCustomer, { params: { validationId }, body });
  const { Lines } = await support.answer(getOrderValidationLines, { params: { validationId } });
  const shown = Lines[0]?.Price?.DeliveryDate ?? null;
  expect(shown).not.toBeNull();
  const placing = { Version, NotOrderedCount: 0 };
  const { OrderId } = await support.answer(placeValidatedOrder, { params: { validationId }, body: placing });
  const lines = await db
    .selectFrom('order_lines')
    .select(['confirmed', 'back_ordered', 'back_order_date'])
    .where('order_id', '=', OrderId)
    .execute();
  expect(lines).toEqual([{ confirmed: '0.000', back_ordered: '2.000', back_order_date: shown }]);
});
