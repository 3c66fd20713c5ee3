import { addToCart, type SearchDocument } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { materialsSold, order, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = '/punchout/buyer';

/** Two materials that anybody of the demo's customer may buy by the piece. */
const materials = async (): Promise<readonly [SearchDocument, SearchDocument]> => {
  const [one, other] = await materialsSold(await signedIn('buyer@nordkraft.example'), singly);
  if (one === undefined || other === undefined) throw new Error('The shop has no such materials');
  return [one, other];
};

/** Calls the shop as the page in front of the visitor would. */
const callFromPage = ({ page }: Visitor, path: string, body: unknown): Promise<number> =>
  page.evaluate(
    async ([address, sent]) => {
      const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
        body: sent,
      });
      return answer.status;
    },
    [path, JSON.stringify(body)] as const,
  );

const put = async (visitor: Visitor, { Code }: SearchDocument, quantity: number): Promise<void> => {
  expect(await callFromPage(visitor, addToCart.path, { Code, Quantity: quantity })).toBe(200);
};

/** Opens the cart, and sends it to the procurement system that the visitor came from. */
const sendBack = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  await visitor.open('/cart');
  const send = page.getByRole('button', { name: words('punchout.send'), exact: true });
  await eventually(() => send.isEnabled()).toBe(true);
  await expectAccessible(page);
  await pressKey(send);
  await page.getByText(/items? came back by/).waitFor();
};

const cell = ({ page }: Visitor, text: string) => page.getByRole('cell', { name: text, exact: true });

test('by OCI a buyer fills a cart and finds it again in their own system', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const [material] = await materials();
  await page.goto(BUYER);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Punch out by OCI' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).not.toContain('punchout');
  await put(visitor, material, 3);
  await sendBack(visitor);
  await page.getByText('1 item came back by OCI.').waitFor();
  await page.getByRole('row', { name: new RegExp(`^${material.ItemSAPMaterialNumber} .* 3 PCE `) }).waitFor();
  await expectAccessible(page);
  expect(await page.content()).not.toContain('demo-Grossist-1');
});

test('by OCI a buyer’s system validates a product, gets the hits of a search, and shows a product', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const [material] = await materials();
  const ask = async (wanted: string, text: string): Promise<void> => {
    await page.goto(BUYER);
    await page.getByLabel('Function').selectOption(wanted);
    await page.getByLabel('Product (SAP number) or search').fill(text);
    await page.getByLabel('Quantity, for VALIDATE').fill('4');
    await page.getByRole('button', { name: 'Punch out by OCI' }).click();
  };
  await ask('VALIDATE', material.ItemSAPMaterialNumber);
  await page.getByText('1 item came back by OCI.').waitFor();
  await page.getByRole('row', { name: new RegExp(`^${material.ItemSAPMaterialNumber} .* 4 PCE `) }).waitFor();
  await ask('BACKGROUND_SEARCH', material.ItemSAPMaterialNumber);
  await page.getByText(/[1-9]\d* items? came back by OCI\./).waitFor();
  await cell(visitor, material.ItemSAPMaterialNumber).first().waitFor();
  await ask('DETAIL', material.ItemSAPMaterialNumber);
  await page.getByRole('heading', { level: 1, name: material.ItemLocalMaterialName }).waitFor();
  await page.getByText(visitor.words('punchout.inspect.add')).first().waitFor();
  expect(await page.getByRole('spinbutton').count()).toBe(0);
});

/** By cXML into the shop, and back with two of a material. */
const backByCxml = async (visitor: Visitor, material: SearchDocument): Promise<void> => {
  const { page } = visitor;
  await page.goto(BUYER);
  await page.getByRole('button', { name: 'Punch out by cXML' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await put(visitor, material, 2);
  await sendBack(visitor);
  await page.getByText('1 item came back by cXML.').waitFor();
};

test('returns a cart by cXML, opens it for editing, and orders it by the buyer’s system', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const [material, other] = await materials();
  await backByCxml(visitor, material);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit this cart' }).click();
  await page.getByRole('link', { name: material.ItemLocalMaterialName, exact: true }).first().waitFor();
  await put(visitor, other, 5);
  await sendBack(visitor);
  await page.getByText('2 items came back by cXML.').waitFor();
  await cell(visitor, other.ItemSAPMaterialNumber).waitFor();
  await page.getByRole('button', { name: 'Order it (OrderRequest)' }).click();
  await eventually(() => page.getByRole('status').innerText()).toMatch(/^200 OK: Ordered as \d+/);
});

test('opens a cart by cXML read-only, without controls to change, order or send it', async () => {
  const visitor = await visit();
  const { page, words } = visitor;
  const [material] = await materials();
  await backByCxml(visitor, material);
  await page.getByRole('button', { name: 'Look at this cart' }).click();
  await page.getByText(words('punchout.inspect')).waitFor();
  await page.getByRole('link', { name: material.ItemLocalMaterialName, exact: true }).waitFor();
  await page.getByText(words('cart.sum.total')).waitFor();
  await expectAccessible(page);
  // Whatever is in the page counts, shown or not.
  const main = page.locator('main');
  expect(await main.locator('button').allInnerTexts()).toEqual([words('share.open')]);
  expect(await main.locator('input, textarea, select').count()).toBe(0);
  await visitor.open('/cart/drafts');
  await page.getByText(words('punchout.inspect')).waitFor();
  expect(await main.locator('button, input').count()).toBe(0);
  await page.goto(material.Url);
  await page.getByText(words('punchout.inspect.add')).first().waitFor();
  expect(await page.getByRole('spinbutton').count()).toBe(0);
  expect(await callFromPage(visitor, addToCart.path, { Code: material.Code, Quantity: 1 })).toBe(403);
});

test('shows an error for an unknown start page', async () => {
  const { page } = await visit();
  await page.goto(`/punchout/start/${'x'.repeat(43)}`);
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
});

test('shows an inspecting visitor no controls for changes on orders, products and forms, with the reason', async () => {
  const visitor = await visit();
  const { page, words } = visitor;
  const buyer = await signedIn('buyer@nordkraft.example');
  const [material] = await materials();
  const orderId = await order(buyer, [material]);
  await backByCxml(visitor, material);
  await page.getByRole('button', { name: 'Look at this cart' }).click();
  await page.getByText(words('punchout.inspect')).waitFor();
  await visitor.open(`/orders/${orderId}`);
  await page.getByText(words('punchout.inspect.order')).waitFor();
  const main = page.locator('main');
  expect(await main.getByRole('button', { name: words('orders.again'), exact: true }).count()).toBe(0);
  expect(await main.getByRole('button', { name: words('lists.save'), exact: true }).count()).toBe(0);
  expect(await main.getByRole('checkbox').count()).toBe(0);
  await expectAccessible(page);
  await visitor.open('/projects');
  await page.getByText(words('punchout.inspect.write')).waitFor();
  expect(await main.locator('input, textarea').count()).toBe(0);
  await visitor.open(material.Url);
  await page.getByText(words('punchout.inspect.add')).first().waitFor();
  const star = words('results.favourite.add', { name: material.ItemLocalMaterialName });
  expect(await main.getByRole('button', { name: star }).count()).toBe(0);
  expect(await main.getByRole('button', { name: words('variation.feedback'), exact: true }).count()).toBe(0);
});
