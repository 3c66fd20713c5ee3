import { clientOf } from '../../tests/running-shop/client.ts';
import { shopFolder } from '../../tests/running-shop/shop.ts';
import type { Results } from '../report.ts';
import { measureSearch, searchesPerSecond } from '../search.ts';

/** Finding in a large catalogue: latency, throughput, memory, and starting with what was kept. */
export const measureFinding = async (materials: number, results: Results): Promise<void> => {
  const size = materials.toLocaleString('en-US');
  const folder = await shopFolder(materials);
  const figure = (name: string, value: number, unit: string): void => {
    results.figures.push({ name: `${name}, ${size} materials`, value, unit });
  };
  try {
    const first = await folder.start();
    figure('first start', first.readyAfter / 1000, 's');
    await first.stop();
    const shop = await folder.start();
    try {
      figure('start with what was kept', shop.readyAfter / 1000, 's');
      results.measured.push(...(await measureSearch(clientOf(shop.base), size)));
      figure('searches a second of 16 clients', await searchesPerSecond(clientOf(shop.base)), '/s');
      figure('memory of the server', await shop.memory(), 'MB');
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
};
