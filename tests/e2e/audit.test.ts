import { getImportLines } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { aColleagueOf, importContact } from './support/imported-contact.ts';
import { first, materialsSold, order, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const SUPPORT = 'support@grossist.example';
const BUYER = 'buyer@elmontage.example';

test('shows support in the audit trail who ordered, and from which address', async () => {
  const buyer = await signedIn(BUYER);
  const orderId = await order(buyer, [first(await materialsSold(buyer, singly))]);
  const visitor = await visit({ as: SUPPORT });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/audit');
  const filter = page.getByRole('search', { name: words('audit.filter') });
  await filter.getByLabel(words('audit.query')).fill(orderId);
  await filter.getByRole('button', { name: words('audit.show') }).click();
  await page.waitForURL(/find=/);
  const entry = page.getByRole('row').filter({ hasText: 'createOrder' });
  const placed = page.getByRole('row').filter({ hasText: 'orderPlaced' });
  // The previous list, with what others ordered, is shown until the response arrives.
  await eventually(async () => [await entry.count(), await placed.count()]).toEqual([1, 1]);
  await entry.getByText('127.0.0.1').waitFor();
  await entry.getByText(words('audit.outcome.done')).waitFor();
  await expectAccessible(page);
});

test.each([
  { width: 375, language: 'de-DE', theme: 'dark' },
  { width: 1440, language: 'nb-NO', theme: 'light' },
] as const)('finds people, and erases no one by mistake, at $width px in $language', async (how) => {
  const visitor = await visit({ as: SUPPORT, ...how });
  const { page, words } = visitor;
  await openEditor(visitor, '/support/people?find=dijkbouw');
  const row = page.getByRole('row').filter({ hasText: 'buyer@dijkbouw.example' });
  await row.waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: words('people.tell') }).click();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-[\w-]+\.json$/);

  await row.getByRole('button', { name: words('people.erase') }).click();
  const dialog = page.getByRole('alertdialog');
  const erase = dialog.getByRole('button', { name: words('people.erase'), exact: true });
  await dialog.getByRole('textbox').fill('somebody@else.example');
  expect(await erase.isDisabled()).toBe(true);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('people.erase.cancel') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('does not import an erased person again until support readmits them', async () => {
  const email = 'leaver@nordkraft.example';
  const person = await aColleagueOf('buyer@nordkraft.example', { email, name: 'Bente Leth' });
  expect(await importContact(person)).toMatchObject({ Made: 1, Refused: 0 });
  const visitor = await visit({ as: SUPPORT, language: 'da-DK' });
  const { page, words } = visitor;
  await openEditor(visitor, `/support/people?find=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await row.getByRole('button', { name: words('people.erase') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: words('people.erase'), exact: true }).click();
  await row.getByText(words('people.keptOut')).waitFor();
  expect(await row.innerText()).not.toContain('Bente Leth');
  await expectAccessible(page);
  const refused = await importContact(person);
  expect(refused).toMatchObject({ Made: 0, Refused: 1 });
  const editor = await signedIn('editor@grossist.example');
  const { Lines } = await editor.call(getImportLines, { params: { importId: refused.ImportId }, query: {} });
  expect(Lines).toMatchObject([{ Line: 1, Kind: 'refused', Code: 'erased-person' }]);

  await row.getByRole('button', { name: words('people.comeBack') }).click();
  await page
    .getByRole('region', { name: words('ui.notices') })
    .getByText(words('people.mayComeBack'))
    .waitFor();
  await page.getByText(words('people.none')).waitFor();
  expect(await importContact(person)).toMatchObject({ Made: 1, Refused: 0 });
});
