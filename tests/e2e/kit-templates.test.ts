import { getDrafts, getKitTemplate, getRecentSmartKits } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { answering } from './support/hydrated.ts';
import { tabTo } from './support/keyboard.ts';
import { aProject, aTemplate, kitsOf } from './support/kit-templates.ts';
import { fillCart, first, inPacks, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'colleague@nordkraft.example';

test('signed out, the start page leads to sign-in and back', async () => {
  const { page, open, addressOf } = await visit();
  await open('/kits?start=template');
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe(addressOf('/sign-in'));
  expect(searchParams.get('returnUrl')).toContain('/kits?start=template');
});

test('creates a project with numbered kits of a template by keyboard, and saves the unsaved cart', async () => {
  const client = await signedIn(BUYER);
  const materials = (await materialsSold(client, singly)).slice(0, 2);
  await aTemplate(client, 'Etageboks', materials);
  await fillCart(client, materials);
  const { page, words, open } = await visit({ as: BUYER });
  await open('/kits');
  await page.getByRole('heading', { name: words('kitTemplates.recent') }).waitFor();
  await expectAccessible(page);

  await tabTo(page, page.getByRole('main').getByRole('link', { name: words('kitTemplates.start.template') }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(words('kitTemplates.projectName')));
  await page.keyboard.type('Havnegade 4');
  await tabTo(page, page.getByRole('checkbox', { name: /Etageboks/ }).first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('spinbutton'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: words('kitTemplates.start.template.do', { count: 3 }) }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: words('drafts.unsaved.save') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/kits\/[0-9a-f-]{36}$/);

  const [project] = (await client.call(getRecentSmartKits, { query: {} })).pageItems;
  expect(page.url()).toContain(project?.id ?? 'nothing');
  expect(project?.projectName).toBe('Havnegade 4');
  const kits = await kitsOf(client, project?.id ?? '');
  expect(kits.map(([name]) => name)).toEqual(['Etageboks 1', 'Etageboks 2', 'Etageboks 3']);
  const drafts = await client.call(getDrafts, {});
  expect(drafts.some(({ ItemCount, IsActive }) => ItemCount === materials.length && !IsActive)).toBe(true);
});

test('edits a template with rounded quantities, and undoes a removal', async () => {
  const client = await signedIn(BUYER);
  const packed = first(await materialsSold(client, inPacks));
  const single = first(await materialsSold(client, singly));
  const { id } = await aTemplate(client, 'Målerskab', [packed, single]);
  const quantities = async () =>
    (await client.call(getKitTemplate, { params: { id } })).items.map(({ quantity }) => quantity);
  const [least = 0] = await quantities();
  const { page, words, open } = await visit({ as: BUYER, width: 375 });
  await open(`/kit-templates/${id}`);
  const row = page.getByRole('listitem').filter({ hasText: packed.ItemLocalMaterialName });
  const quantity = row.getByRole('spinbutton');
  await quantity.fill(String(least + 1));
  await quantity.press('Enter');
  const rounded = Math.ceil((least + 1) / packed.Multiplum) * packed.Multiplum;
  await eventually(async () => (await quantities())[0]).toBe(rounded);
  await expectAccessible(page);

  await row.locator('label').first().click();
  await page.getByRole('button', { name: words('kitTemplates.item.remove', { count: 1 }) }).click();
  await eventually(async () => (await quantities()).length).toBe(1);
  await page
    .getByRole('button', { name: words('ui.undo') })
    .last()
    .click();
  await eventually(async () => (await quantities()).length).toBe(2);

  // All that the page shows are selected.
  await row.waitFor();
  await page.getByText(words('kitTemplates.item.all')).click();
  await page.getByRole('button', { name: words('kitTemplates.item.removeAll', { count: 2 }) }).click();
  await page.waitForURL(/\/kit-templates$/);
  await page
    .getByRole('button', { name: words('ui.undo') })
    .last()
    .click();
  await eventually(async () => (await quantities()).length).toBe(2);
});

test('adds a material from its page to all kits of the current project, rounded in each', async () => {
  const client = await signedIn(BUYER);
  const packed = first(await materialsSold(client, inPacks));
  const { id } = await aProject(client, 'Søndergade 8', ['1. tv.', '1. th.', '2. tv.']);
  const { page, words, open } = await visit({ as: BUYER });
  await open(`/variation/${packed.Code}`);
  // The tools of the page answer once their script has come.
  const add = page.getByRole('button', { name: `${words('kitPicker.add')}: ${packed.ItemLocalMaterialName}` });
  await answering(add);
  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('kitTemplates.add.all') }).click();
  const last = dialog.getByRole('listitem').filter({ hasText: '2. tv.' });
  await last.getByRole('spinbutton').fill(String(packed.Multiplum + 1));
  await last.getByRole('spinbutton').press('Tab');
  await last.getByText(/\d/).first().waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('kitTemplates.add.do', { count: 3 }) }).click();
  await dialog.waitFor({ state: 'detached' });
  const kits = await kitsOf(client, id);
  expect(kits.map(([, quantities]) => quantities.length)).toEqual([1, 1, 1]);
  for (const [, [quantity = 0]] of kits) expect(quantity % packed.Multiplum).toBe(0);
  expect(kits[2]?.[1][0]).toBeGreaterThan(kits[0]?.[1][0] ?? 0);
});

test('a file of kits is imported with a report of each row that needs attention, and nothing is left of a useless one', async () => {
  const client = await signedIn(BUYER);
  const single = first(await materialsSold(client, singly));
  const { id } = await aProject(client, 'Fra fil', []);
  const { page, words, open } = await visit({ as: BUYER });
  await open('/kits');
  const read = async (rows: readonly string[]): Promise<void> => {
    const file = { name: 'kit_Fra fil.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('dialog').getByRole('list').waitFor();
  };
  await page.getByRole('row').filter({ hasText: 'Fra fil' }).first().getByRole('button').click();
  await page.getByRole('menuitem', { name: words('kitTemplates.import') }).click();
  await read(['Kit;SAP-nr.;Antal', '1. tv.;nothing;1']);
  await page.getByText(words('kitTemplates.import.added', { count: 0 })).waitFor();
  await page.getByRole('dialog').getByText(words('kitTemplates.import.unknown')).waitFor();
  expect(await kitsOf(client, id)).toEqual([]);
  await page.getByRole('button', { name: words('kitTemplates.import.another') }).click();
  await read(['Kit;SAP-nr.;Antal', `1. tv.;${single.ItemSAPMaterialNumber};2`, '1. tv.;nothing;1']);
  await page.getByText(words('kitTemplates.import.added', { count: 1 })).waitFor();
  await expectAccessible(page);
  expect(await kitsOf(client, id)).toEqual([['1. tv.', [2]]]);
});
