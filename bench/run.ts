import { clientOf } from '../tests/running-shop/client.ts';
import { shopFolder } from '../tests/running-shop/shop.ts';
import { measureCart, measureOrders } from './cart.ts';
import { measurePages } from './pages.ts';
import { print, type Results, save } from './report.ts';
import { measureSearch } from './search.ts';

const SIZES = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);

const benchAt = async (materials: number, results: Results): Promise<void> => {
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
      if (materials === Math.min(...sizes)) {
        results.measured.push(...(await measureCart(shop.base)), ...(await measureOrders(shop.base)));
      }
      results.figures.push({ name: `memory of the server, ${size} materials`, value: await shop.memory(), unit: 'MB' });
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
};

const sizes = SIZES.length > 0 ? SIZES : [5000, 100_000];
const results: Results = { measured: [], figures: [] };
for (const materials of sizes) {
  console.log(`Measuring with ${materials} materials …`);
  await benchAt(materials, results);
}
const median = (name: string) => results.measured.find((one) => one.name === name)?.median ?? Number.NaN;
results.figures.push({
  name: 'adding at 1,000 lines against 10 lines',
  value: median('add to cart of 1000 lines') / median('add to cart of 10 lines'),
  unit: 'times',
});
print(results);
console.log(`\nWritten to ${await save(results)}`);
