import { getCart, type SearchDocument } from '@grossist/contracts';
import { beforeAll } from 'vitest';
import type { Client } from '../../running-shop/client.ts';
import { type Visitor, visitors } from './browser.ts';
import { fillInOrder, openCart } from './cart-sheet.ts';
import { materialsSold, singly } from './people.ts';
import { signedIn } from './signed-in.ts';

/** Who buys in these tests. */
export const EMAIL = 'colleague@nordkraft.example';

/** The cart of a buyer of the demo, filled again with four lines of one piece each. */
export const cartOfSingles = () => {
  const visit = visitors();
  let buyer: Client;
  let singles: readonly SearchDocument[];
  beforeAll(async () => {
    buyer = await signedIn(EMAIL);
    singles = (await materialsSold(buyer, singly)).slice(0, 4);
  });
  return {
    visit,
    /** Once the tests run. */
    buyer: (): Client => buyer,
    singles: (): readonly SearchDocument[] => singles,
    aCart: async (traits: Parameters<typeof visit>[0] = {}): Promise<Visitor> => {
      await fillInOrder(buyer, singles);
      const visitor = await visit({ ...traits, as: EMAIL });
      await openCart(visitor);
      return visitor;
    },
    nameOf: (place: number): string => singles[place]?.ItemLocalMaterialName ?? '',
    quantities: async (): Promise<number[]> =>
      (await buyer.call(getCart, {})).CartItems.map(({ Quantity }) => Quantity),
    countOf: (visitor: Visitor, call: string): number => visitor.calls.filter((one) => one.includes(call)).length,
  };
};
