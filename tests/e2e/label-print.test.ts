import {
  commerceSearch,
  getLabelPreferences,
  type OperationInput,
  type prepareLabelPrint,
  saveLabelPreferences,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { aList, pathOf, withoutLists } from './support/lists.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const OWNER = 'buyer@nordkraft.example';

const materialsFor = async (owner: Awaited<ReturnType<typeof signedIn>>, count: number) =>
  (await owner.call(commerceSearch, { body: { PageSize: count, SortKey: 'popularity' } })).Documents;

test('forty materials of a list are printed from label 7 on in four actions', async () => {
  const owner = await signedIn(OWNER);
  await withoutLists(owner);
  const materials = await materialsFor(owner, 40);
  expect(materials).toHaveLength(40);
  const list = await aList(owner, 'Lager 3', materials);
  const preferences = await owner.call(getLabelPreferences, {});
  await owner.call(saveLabelPreferences, { body: { ...preferences, Product: 'Avery L7162', Design: 'number' } });
  const { page, words, open, context } = await visit({ as: OWNER, pictures: true });
  await open(pathOf(list));
  let actions = 0;
  const press = async (role: 'button' | 'menuitem' | 'radio', name: string): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).click();
    actions += 1;
  };

  await press('button', words('lists.more'));
  await press('menuitem', words('shelfLabels.do'));
  await press('radio', words('labels.place', { number: 7, row: 4, column: 1 }));
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/shelf-labels/prints'));
  const opened = context.waitForEvent('page');
  await press('button', words('shelfLabels.open'));
  expect(actions).toBeLessThanOrEqual(5);

  const { body }: OperationInput<typeof prepareLabelPrint> = { body: (await sent).postDataJSON() };
  expect([body.SourceId, body.Offset, body.Product]).toEqual([list.Id, 7, 'Avery L7162']);
  await opened;
  const status = page.getByRole('status').filter({ hasText: words('shelfLabels.prepared', { count: 40, pages: 3 }) });
  const link = status.getByRole('link', { name: words('shelfLabels.openAgain') });
  const document = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(document.headers()['content-type']).toBe('application/pdf');
  expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page);
  await withoutLists(owner);
});

test('applies copies, an excluded material, design and shift to preview and print', async () => {
  const owner = await signedIn(OWNER);
  await withoutLists(owner);
  const [first, second, third] = await materialsFor(owner, 3);
  if (!first || !second || !third) throw new Error('The demo has no materials');
  const list = await aList(owner, 'Hylde 3', [first, second, third]);
  const preferences = await owner.call(getLabelPreferences, {});
  const presets = { Product: 'Avery L7162', Design: 'number', ShiftX: 0, ShiftY: 0, Barcode: 'ean' } as const;
  await owner.call(saveLabelPreferences, { body: { ...preferences, ...presets } });
  const { page, words, open } = await visit({ as: OWNER, pictures: true, width: 375 });
  await open(`/labels?source=list&id=${list.Id}`);
  const preview = (count: number) => page.getByRole('img', { name: words('shelfLabels.preview.of', { count }) });
  await preview(3).waitFor();

  const name = words('ui.quantity.of', { name: words('shelfLabels.copies.of', { name: first.ItemLocalMaterialName }) });
  const copies = page.getByRole('spinbutton', { name, exact: true });
  await copies.fill('4');
  await copies.press('Tab');
  await preview(6).waitFor();
  const leaveOut = words('shelfLabels.leaveOut', { name: second.ItemLocalMaterialName });
  await page.getByRole('button', { name: leaveOut, exact: true }).first().click();
  await preview(5).waitFor();
  await page.getByRole('radio', { name: words('shelfLabels.design.price') }).check();
  await page.getByText(words('shelfLabels.shift'), { exact: true }).click();
  const right = page.getByRole('textbox', { name: words('shelfLabels.shift.x') });
  await right.fill('1,5');
  await right.press('Enter');
  await eventually(async () => (await owner.call(getLabelPreferences, {})).ShiftX).toBe(1.5);
  await eventually(async () => (await owner.call(getLabelPreferences, {})).Design).toBe('price');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  const answered = page.waitForResponse((response) => response.url().endsWith('/api/shelf-labels/prints'));
  await page.getByRole('button', { name: words('shelfLabels.open'), exact: true }).click();
  const response = await answered;
  expect(response.request().postDataJSON()).toMatchObject({ ShiftX: 1.5, Design: 'price', Copies: 1 });
  expect(await response.json()).toMatchObject({ LabelCount: 5, PageCount: 1 });
  await withoutLists(owner);
});
