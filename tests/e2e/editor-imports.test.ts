import { commerceSearch } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EDITOR = 'editor@grossist.example';
const NUMBER = '7790312';
const PRICE_FILE = [
  'VH;EFONELFO;4.0;NO999999999MVA;;;20260101;20281231;NOK;;PRØVEKABEL AS;KAIVEIEN 1;;4370;EGERSUND;NO',
  `VL;1;${NUMBER};PROEVEKABEL FLEKS 3G1,5;Til prøve;1;EA;STYKK;55300;10000;20260101;1;;1004;;;J;10000;0;`,
  'VL;1;7790313;PROEVEKABEL FLEKS 3G2,5;Til prøve;1;EA;STYKK;not-a-price;10000;20260101;1;;1004;;;J;10000;0;',
  '',
].join('\r\n');

const fileOf = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(PRICE_FILE, 'latin1') });

test('an editor uploads a price file, reads its report, and its article is found', async () => {
  const visitor = await visit({ as: EDITOR, language: 'nb-NO' });
  const { page, words, addressOf } = visitor;
  await openEditor(visitor, '/editor/imports');
  await page.getByLabel(words('editing.imports.file'), { exact: true }).setInputFiles(fileOf('prøve.csv'));
  await page.waitForURL(/\/editor\/imports\/[\w-]{36}/);
  await page.getByRole('heading', { level: 1, name: 'prøve.csv' }).waitFor();
  const state = page.getByRole('region', { name: words('editing.state') });
  await state.getByText(words('editing.imports.state.done')).waitFor({ timeout: 60_000 });
  const kinds = page.getByRole('table', { name: words('editing.imports.kinds') });
  const materials = kinds.getByRole('row').filter({ hasText: words('editing.imports.kind.material') });
  await eventually(() => materials.getByRole('cell').allInnerTexts()).toEqual([
    words('editing.imports.kind.material'),
    '1',
    '0',
    '0',
    '0',
  ]);
  await state.getByText(`1 ${words('editing.imports.refused')}`).waitFor();

  await page.getByRole('button', { name: words('editing.imports.line.refused') }).click();
  const report = page.getByRole('table', { name: words('editing.imports.report.lines') });
  await eventually(() => report.getByRole('row').count()).toBe(2);
  // In the editor's language, with the file's own words for the field.
  const refused = await report.getByRole('row').nth(1).innerText();
  expect(refused).toContain('Pris "not-a-price" er ikke en pris på høyst');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('editing.imports.download') }).click();
  expect((await download).suggestedFilename()).toContain('prøve.csv');

  const buyer = await signedIn('buyer@fjordror.example');
  await eventually(async () => (await buyer.call(commerceSearch, { body: { Query: NUMBER } })).TotalCount).toBe(1);
  await page.goto(addressOf(`/search?query=${NUMBER}`));
  await page.getByText('PROEVEKABEL FLEKS 3G1,5').first().waitFor();
});

test('asks before leaving during an upload', async () => {
  const visitor = await visit({ as: EDITOR });
  const { page, words } = visitor;
  let isSending = false;
  // Never answered: the file is on its way as long as the test wants it.
  await page.route(/\/api\/imports\?/, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    isSending = true;
    return undefined;
  });
  await openEditor(visitor, '/editor/imports');
  await page.getByLabel(words('editing.imports.file'), { exact: true }).setInputFiles(fileOf('slow.csv'));
  await page.getByRole('progressbar').waitFor();
  await eventually(() => isSending).toBe(true);
  await page
    .getByRole('navigation', { name: words('editing.title') })
    .getByRole('link', { name: words('editing.synonyms') })
    .click();
  const asked = page.getByRole('alertdialog', { name: words('editing.imports.leave') });
  await asked.getByRole('button', { name: words('editing.imports.leave.stay') }).click();
  await asked.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toMatch(/\/editor\/imports$/);
  await page.getByRole('button', { name: words('editing.imports.stop') }).click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the editors’ screens are for editors alone', async () => {
  const buyer = await visit({ as: 'buyer@nordkraft.example' });
  const answer = await buyer.page.goto(buyer.addressOf('/editor/imports'));
  expect(answer?.status()).toBe(403);
  await buyer.page.getByRole('heading', { level: 1, name: buyer.words('errors.403.title') }).waitFor();

  const anonymous = await visit();
  await anonymous.page.goto(anonymous.addressOf('/editor/synonyms?query=x'));
  const { pathname, searchParams } = new URL(anonymous.page.url());
  expect(pathname).toBe(anonymous.addressOf('/sign-in'));
  expect(searchParams.get('returnUrl')).toBe(anonymous.addressOf('/editor/synonyms?query=x'));
});
