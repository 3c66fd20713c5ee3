import { createSmartKit } from '@grossist/contracts';
import type { Database } from '../../src/db/index.ts';
import { aBuyer, type TestBuyer } from './a-buyer.ts';
import { aCart } from './a-cart.ts';
import type { Client } from './client.ts';
import type { TestApp } from './test-app.ts';

export interface TestProject {
  id: string;
  buyer: TestBuyer;
  client: Client;
  cartId: string;
}

/** A project of kits in the active cart of a buyer, begun by the call. */
export const aProjectOfKits = async (
  db: Database,
  { signedIn }: Pick<TestApp, 'signedIn'>,
  traits: { buyer?: TestBuyer; name?: string } = {},
): Promise<TestProject> => {
  const buyer = traits.buyer ?? (await aBuyer(db));
  const cart = await aCart(db, { buyer, lines: 0 });
  await db.updateTable('carts').set({ delivery_type: 'smart-kit' }).where('id', '=', cart.id).execute();
  const client = await signedIn(buyer);
  const { id } = await client.answer(createSmartKit, {
    body: { cartId: cart.id, projectName: traits.name ?? 'Stairs 3' },
  });
  return { id, buyer, client, cartId: cart.id };
};
