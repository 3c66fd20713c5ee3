import {
  addKitsFromTemplates,
  addMultipleOrderLinesToCart,
  changeCartDeliveryType,
  createKitDrafts,
  createSmartKit,
  createTemplatesFromKitDrafts,
  discardCurrentCart,
  getCart,
  searchTable,
} from '@grossist/contracts';
import { launch, signInBrowser } from '../../tests/e2e/support/chromium.ts';
import { hydrated } from '../../tests/e2e/support/hydrated.ts';
import type { Client } from '../../tests/running-shop/client.ts';
import { shopFolder } from '../../tests/running-shop/shop.ts';
import { orderable, signedIn } from '../cart.ts';
import { measureLargestPaints } from '../largest-paints.ts';
import { summary } from '../measure.ts';
import type { Results } from '../report.ts';
import { costOfScrolling, type Scrolling } from '../scrolling.ts';

const BUYER = 'buyer@nordkraft.example';
const KITS = 200;
const MATERIALS = 50;
const CART_LINES = 2000;
const PICTURES = 90;
const TABLE = '/search?view=table';
/** Lines of the cart whose first picture is measured: as many as people have. */
const PAINTED_LINES = 20;

/** Makes a project of many kits that hold the same materials; returns its id. */
const largeProject = async (client: Client, codes: readonly string[]): Promise<string> => {
  await client.call(discardCurrentCart, {});
  await client.call(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit' } });
  const { CartId } = await client.call(getCart, {});
  const { id } = await client.call(createSmartKit, { body: { cartId: CartId, projectName: 'Large project' } });
  const sapMaterialNumberQuantities = codes.map((sapMaterialNumber) => ({ sapMaterialNumber, quantity: 100 }));
  const [draft] = await client.call(createKitDrafts, {
    body: { kitDraftHeaderDescription: 'Flat', sapMaterialNumberQuantities },
  });
  const [template] = await client.call(createTemplatesFromKitDrafts, { body: [draft?.id ?? ''] });
  const body = Array.from({ length: KITS }, (_, nth) => ({
    templateId: template?.id ?? '',
    headerDescription: `Flat ${nth + 1}`,
  }));
  await client.call(addKitsFromTemplates, { params: { id }, body });
  return id;
};

/** Returns how many rows the table of all materials has. */
const tableRows = async (client: Client): Promise<number> =>
  (await client.call(searchTable, { body: { Query: '' } })).RowCount;

const fillCart = async (client: Client, codes: readonly string[]): Promise<number> => {
  await client.call(discardCurrentCart, {});
  const query = codes.map((code) => `${code};100`);
  await client.call(addMultipleOrderLinesToCart, { body: { query, hwsElOrBoth: 'both' } });
  return (await client.call(getCart, {})).ItemCount;
};

/** The largest screens: scrolling through them. And how soon the most visited ones are painted. */
export const measureScreens = async (materials: number, results: Results): Promise<void> => {
  const found: { findBrowser(): Promise<string> } = await import(`${process.cwd()}/scripts/browser.mjs`);
  const folder = await shopFolder(materials);
  const browser = await launch(await found.findBrowser());
  try {
    const shop = await folder.start();
    try {
      const client = await signedIn(shop.base, BUYER);
      const codes = await orderable(client, CART_LINES);
      const project = await largeProject(client, codes.slice(0, MATERIALS));
      const lines = await fillCart(client, codes);
      const context = await browser.newContext({
        baseURL: shop.base,
        locale: 'da-DK',
        viewport: { width: 1440, height: 900 },
      });
      await signInBrowser(context, BUYER);
      const scrolled = async (name: string, path: string, shown: string, how: Scrolling): Promise<void> => {
        const page = await context.newPage();
        await page.goto(path);
        await hydrated(page);
        await page.locator(shown).first().waitFor();
        await page.waitForTimeout(2000);
        const { frames, tasks } = await costOfScrolling(page, how);
        results.measured.push(summary(`${name}: picture`, frames));
        results.figures.push(
          { name: `${name}: longest picture`, value: Math.max(...frames), unit: 'ms' },
          { name: `${name}: longest task, processor`, value: tasks[0] ?? Number.NaN, unit: 'ms' },
        );
        await page.close();
      };
      const matrix = { selector: '[role=grid]', pictures: PICTURES };
      const size = `${KITS} x ${MATERIALS}`;
      await scrolled(`kits ${size}, down`, `/kits/${project}`, '[data-place="0 0"]', { ...matrix, down: 60 });
      await scrolled(`kits ${size}, across`, `/kits/${project}`, '[data-place="0 0"]', { ...matrix, across: 150 });
      await scrolled(`cart of ${lines} lines`, '/cart', '[data-line]', { down: 150, pictures: PICTURES });
      const table = { selector: '[role=grid]', pictures: PICTURES };
      const rows = await tableRows(client);
      await scrolled(`table of ${rows} rows, down`, TABLE, '[data-row]', { ...table, down: 200 });
      await scrolled(`table of ${rows} rows, to its end`, TABLE, '[data-row]', {
        ...table,
        down: 48 * (rows / PICTURES),
      });
      await scrolled(`table of ${rows} rows, across`, TABLE, '[data-row]', { ...table, across: 30 });
      await client.call(discardCurrentCart, {});
      await fillCart(client, codes.slice(0, PAINTED_LINES));
      results.measured.push(...(await measureLargestPaints(browser, shop.base, BUYER)));
    } finally {
      await shop.stop();
    }
  } finally {
    await browser.close();
    await folder.remove();
  }
};
