import { clientOf } from '../../tests/running-shop/client.ts';
import { shopFolder } from '../../tests/running-shop/shop.ts';
import { measureCart, measureOrders } from '../cart.ts';
import { measurePages } from '../pages.ts';
import type { Results } from '../report.ts';
import { measureSearch } from '../search.ts';

/** Carts and orders do not depend on how much there is to buy: they are measured where it is quick. */
const MOST_FOR_CARTS = 10_000;

const median = ({ measured }: Results, name: string): number =>
  measured.find((one) => one.name === name)?.median ?? Number.NaN;

/** A shop from its first start on: starting, pages, search, cart, orders, memory. */
export const measureShop = async (materials: number, results: Results): Promise<void> => {
  const size = materials.toLocaleString('en-US');
  const folder = await shopFolder(materials);
  try {
    const first = await folder.start();
    results.figures.push({ name: `first start, ${size} materials`, value: first.readyAfter / 1000, unit: 's' });
    await first.stop();
    const shop = await folder.start();
    try {
      results.figures.push({
        name: `start of an existing shop, ${size} materials`,
        value: shop.readyAfter / 1000,
        unit: 's',
      });
      results.measured.push(...(await measurePages(shop.base, size)));
      results.measured.push(...(await measureSearch(clientOf(shop.base), size)));
      if (materials <= MOST_FOR_CARTS) {
        results.measured.push(...(await measureCart(shop.base)), ...(await measureOrders(shop.base)));
        results.figures.push({
          name: 'adding at 1,000 lines against 10 lines',
          value: median(results, 'add to cart of 1000 lines') / median(results, 'add to cart of 10 lines'),
          unit: 'times',
        });
      }
      results.figures.push({ name: `memory of the server, ${size} materials`, value: await shop.memory(), unit: 'MB' });
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
};
