import { emptyCart, getCartItems } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'buyer@nordkraft.example';
const EDITOR = 'editor@grossist.example';
const BUNDLE = '/bundles/ROOM-DK';

test('a signed-out visitor finds a bundle with its materials, and no price', async () => {
  const { page, words, open } = await visit();
  await open('/bundles');
  await page.getByRole('heading', { level: 1, name: words('bundles.page.title') }).waitFor();
  await expectAccessible(page);
  await page.locator(`main a[href$="${BUNDLE}"]`).click();
  const members = page.getByRole('region', { name: words('bundles.members') });
  await members.getByRole('listitem').first().waitFor();
  expect(await members.getByRole('listitem').count()).toBe(3);
  await expectAccessible(page);
  expect(await page.getByText(words('bundles.separately'), { exact: true }).count()).toBe(0);
});

test('shows a buyer the saving of a bundle and adds all of it to the cart', async () => {
  const buyer = await signedIn(BUYER);
  await buyer.call(emptyCart, {});
  const { page, words, open } = await visit({ as: BUYER });
  await open(BUNDLE);
  const order = page.getByRole('region', { name: words('bundles.together') });
  await order
    .getByText(/\d,\d\d/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await order.getByRole('button', { name: words('bundles.add') }).click();
  await order.getByRole('status').waitFor();
  expect((await buyer.call(getCartItems, {})).length).toBe(3);
});

test('calculates size and zones of the express box without a sign-in', async () => {
  const { page, words, open } = await visit();
  await open('/express-box');
  await page.getByLabel(words('expressBox.zip')).fill('99');
  await page.getByLabel(words('expressBox.number')).fill('1000002');
  await page.getByText(words('expressBox.zip.wrong')).waitFor();
  await page.getByRole('button', { name: words('expressBox.add') }).click();
  const result = page.getByRole('status', { name: words('expressBox.result') });
  await result.getByText(words('expressBox.small')).waitFor();
  await page.getByLabel(words('expressBox.zip')).fill('9990');
  await result.getByText(/9990/).waitFor();
  await expectAccessible(page);
});

test('the contextual header is opened and closed, and stays so on the next page', async () => {
  const { page, context, open } = await visit();
  await open('/bundles');
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  const details = page.locator('aside details');
  const isOpen = (): Promise<boolean> => details.evaluate((element) => element.hasAttribute('open'));
  expect(await isOpen()).toBe(false);
  await details.locator('summary').click();
  await eventually(isOpen).toBe(true);
  await eventually(cookies).toContain('ContextualHeaderOpen');
  await expectAccessible(page);
  await open('/express-box');
  expect(await isOpen()).toBe(true);
  await details.locator('summary').click();
  await eventually(isOpen).toBe(false);
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'ContextualHeaderOpen')?.value;
  await eventually(stored).toMatch(/-0$/);
  await open('/bundles');
  expect(await isOpen()).toBe(false);
});

test('opens the preview of the header from a bundle', async () => {
  const { page, words, open } = await visit({ as: EDITOR });
  await open(BUNDLE);
  const bar = page.getByRole('region', { name: words('editing.title') });
  await bar.getByRole('link', { name: words('editing.header') }).click();
  const preview = page.getByRole('region', { name: words('editing.header.preview') });
  await preview.getByRole('navigation').getByRole('link').first().waitFor();
  await page.getByRole('textbox', { name: words('editing.header.path') }).fill('/catalogue/electrical');
  await preview.locator('a[aria-current="true"]').first().waitFor();
});

test('a lamp shows its Dialux links', async () => {
  const { page, words, open } = await visit();
  await open('/variation/1000004');
  const dialux = page.getByRole('region', { name: words('variation.dialux') });
  await dialux.getByRole('link').first().waitFor();
  await expectAccessible(page);
  await open('/variation/1000001');
  expect(await page.getByRole('region', { name: words('variation.dialux') }).count()).toBe(0);
});
