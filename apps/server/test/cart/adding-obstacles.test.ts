import * as calls from '@grossist/contracts';
import { addingObstacle, type DeliveryType, quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, type MaterialTraits } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const MATERIALS: readonly MaterialTraits[] = [
  { stock: '0' },
  { status: '33', stock: '0' },
  { status: '33', stock: '4', minQuantity: '5', multiplum: '5' },
  { status: '33', stock: '5', minQuantity: '5', multiplum: '5' },
  { status: '33', stock: '9', fastboxStock: '9' },
  { status: '33', stock: '0', isOnClearanceSale: true, clearanceStock: '2' },
  { stock: '0', isOnClearanceSale: true, clearanceStock: '0' },
  { stock: '9', fastboxStock: '0' },
  { stock: '9', fastboxStock: '9', cableCutAllowed: true, packageSize: '10' },
];

const DELIVERY_TYPES: readonly DeliveryType[] = ['normal', 'fastbox', 'smart-kit'];
const CASES = MATERIALS.flatMap((material) => DELIVERY_TYPES.map((deliveryType) => ({ material, deliveryType })));

test.each(CASES)(
  'offers to add $material to a $deliveryType cart exactly when adding is accepted',
  async ({ material: traits, deliveryType }) => {
    const material = await aMaterial(db, traits);
    const buyer = await aBuyer(db);
    const cart = await aCart(db, { buyer, lines: 0 });
    await db.updateTable('carts').set({ delivery_type: deliveryType }).where('id', '=', cart.id).execute();
    const client = await signedIn(buyer);
    const [entry] = await client.answer(calls.getPrice, { body: [{ MaterialNo: material.sapMaterialNumber }] });
    if (entry === undefined) throw new Error('The material has no price');
    const obstacle = addingObstacle({
      minQuantity: quantityOf(traits.minQuantity ?? 0),
      multiplum: quantityOf(traits.multiplum ?? 0),
      packageSize: quantityOf(traits.packageSize ?? 0),
      cableCutAllowed: traits.cableCutAllowed ?? false,
      isPhasedOut: traits.status === '33',
      isOnClearanceSale: traits.isOnClearanceSale ?? false,
      deliveryType,
      atp: quantityOf(entry.Stock.AtpQuantity),
      clearanceStock: quantityOf(entry.Stock.ClearanceSaleStock),
      fastboxAtp: quantityOf(entry.FastboxStock.AtpQuantity),
    });
    const added = await client.call(calls.addToCart, { body: { Code: material.code, Quantity: 1 } });
    expect({ isOffered: obstacle === undefined, status: added.statusCode }).toEqual(
      obstacle === undefined ? { isOffered: true, status: 200 } : { isOffered: false, status: 422 },
    );
  },
);

test('returns with a price how much of the quantity would be refused', async () => {
  const waits = await aMaterial(db, { stock: '1' });
  const phasedOut = await aMaterial(db, { status: '33', stock: '1' });
  const client = await signedIn(await aBuyer(db));
  const body = [waits, phasedOut].map(({ sapMaterialNumber: MaterialNo }) => ({ MaterialNo, Quantity: 3 }));
  const entries = await client.answer(calls.getPrice, { body });
  expect(entries.map(({ Stock }) => [Stock.ExceededQuantity, Stock.RefusedQuantity])).toEqual([
    [2, 0],
    [2, 2],
  ]);
});
