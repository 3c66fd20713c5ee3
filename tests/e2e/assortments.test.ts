import { commerceSearch, getAssortments, getCustomerCompanies, removeAssortmentRelation } from '@grossist/contracts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible, nextFrame } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { keyboardUser, tabTo } from './support/keyboard.ts';
import { first } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const ADMIN = 'assortments@grossist.example';
const BUYER = 'buyer@fjordror.example';
const COMPANY = '600001';
/** Limits its customers to electrical materials. */
const LIMITING = 'ELECTRICAL-ONLY';

let admin: Client;
let company: { Id: string; Name: string };
const ofCompany = () => ({ customerId: company.Id, customerType: 'company' as const });

const relations = async () =>
  (await admin.call(getAssortments, { query: { ...ofCompany(), filteringType: 'included' } })).pageItems;

const materialsFound = async (client: Client): Promise<number> =>
  (await client.call(commerceSearch, { body: { PageSize: 1 } })).TotalCount;

beforeAll(async () => {
  admin = await signedIn(ADMIN);
  company = first((await admin.call(getCustomerCompanies, { query: { search: COMPANY } })).pageItems);
});

afterEach(async () => {
  for (const { RelationId } of await relations())
    if (RelationId !== null) await admin.call(removeAssortmentRelation, { params: { relationId: RelationId } });
});

test('assigns an assortment to a company by keyboard, which applies to the next search, with undo', async () => {
  const buyer = await signedIn(BUYER);
  const everything = await materialsFound(buyer);
  const visitor = await visit({ as: ADMIN, width: 1440, language: 'en-US' });
  const { page, words } = visitor;
  await openEditor(visitor, '/assortments/company');
  const keys = keyboardUser(page);

  await tabTo(page, page.getByRole('tree'));
  await page.keyboard.type(company.Name.slice(0, 4));
  await page.keyboard.press('ArrowRight');
  await page.locator('[role="treeitem"][aria-level="2"]').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: company.Name }).waitFor();
  await page.getByRole('heading', { name: words('asm.held.none') }).waitFor();

  await keys.press(page.getByRole('button', { name: words('asm.add') }));
  const dialog = page.getByRole('dialog', { name: words('asm.add.title', { name: company.Name }) });
  const row = dialog.getByRole('listitem').filter({ hasText: LIMITING });
  await keys.press(row.getByRole('button', { expanded: false }));
  const [beforeNumber = ''] = words('asm.effect.hides', { count: '#', of: '#', users: '#' }).split('#');
  await row.getByText(beforeNumber.trim()).waitFor();
  await expectAccessible(page);
  expect(await materialsFound(buyer)).toBe(everything);
  await keys.press(row.getByRole('button', { name: new RegExp(`^${words('asm.add.confirm')}(?! …)`) }));
  await row.getByText(words('asm.added')).waitFor();
  const fewer = await materialsFound(buyer);
  expect(fewer).toBeLessThan(everything);
  await keys.press(dialog.getByRole('button', { name: words('asm.done') }));

  const table = page.getByRole('table', { name: words('asm.held') });
  await table.getByText(LIMITING).waitFor();
  await expectAccessible(page);
  await keys.press(table.getByRole('button', { name: words('asm.remove') }));
  const asked = page.getByRole('dialog', { name: words('asm.remove.title') });
  const [beforeShown = ''] = words('asm.effect.shows', { count: '#', users: '#' }).split('#');
  await asked.getByText(beforeShown.trim()).waitFor();
  await keys.press(asked.getByRole('button', { name: words('asm.remove'), exact: true }));
  await page.getByRole('heading', { name: words('asm.held.none') }).waitFor();
  // A notice stays as long as the focus is on it.
  const undo = page.getByRole('region', { name: words('ui.notices') }).getByRole('button', { name: words('ui.undo') });
  await tabTo(page, undo);
  expect(await materialsFound(buyer)).toBe(everything);

  await keys.press(undo);
  await table.getByText(LIMITING).waitFor();
  expect(await materialsFound(buyer)).toBe(fewer);
});

test('shows the shop as a customer with a bar on every page, and returns at the end', async () => {
  const visitor = await visit({ as: ADMIN, width: 375, theme: 'dark', language: 'de-DE' });
  const { page, words, open } = visitor;
  await openEditor(visitor, `/assortments/company?id=${company.Id}`);
  const start = page.getByRole('button', { name: `${words('asm.seeAs')} ${company.Name}` });
  await start.waitFor();
  await nextFrame(page);
  await expectAccessible(page);
  const from = page.url();
  await start.click();
  const bar = page.getByRole('region', { name: words('asm.seenAs.bar') });
  await bar.getByRole('link', { name: company.Name }).waitFor();

  await open('/search?query=kabel');
  await bar.getByText(words('asm.seenAs.noPrices')).waitFor();
  await page.getByRole('list', { name: words('catalogue.results') }).waitFor();
  expect(await page.getByRole('button', { name: words('cart.add') }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await bar.getByRole('button', { name: words('asm.seenAs.end') }).click();
  await eventually(() => page.url()).toBe(from);
  await bar.waitFor({ state: 'detached' });
});

test('shows everybody else who may open the screens', async () => {
  const { page, words, open } = await visit({ as: BUYER, language: 'nb-NO' });
  await open('/assortments/company');
  await page.getByText(words('asm.onlyAdmins')).waitFor();
});
