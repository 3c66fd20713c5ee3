import { deletePage, getSynonyms, savePage } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { fillInSignIn } from './support/buying.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EDITOR = 'editor@grossist.example';

const isWithinPage = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** The path without the language that the visitor's address may name. */
const pathOf = ({ page }: Visitor): string => new URL(page.url()).pathname.replace(/^\/[a-z]{2}-[A-Z]{2}\//, '/');

const SLUG = 'desk-home-draft';

test('shows an editor open work after sign-in, with links to its screens', async () => {
  const editor = await signedIn(EDITOR);
  const { Id, Version } = await editor.call(savePage, {
    body: { Slug: SLUG, Title: { da: 'Kladde til forsiden' } },
  });
  const visitor = await visit({ width: 375, theme: 'dark' });
  const { page, words, open } = visitor;
  await open('/sign-in');
  await fillInSignIn(visitor, page.getByRole('main'), EDITOR);
  await page.getByRole('heading', { level: 1, name: words('desk.title') }).waitFor();
  expect(pathOf(visitor)).toBe('/editor/home');

  const drafts = page.getByRole('region', { name: words('desk.drafts') });
  const draft = drafts.getByRole('link').filter({ hasText: 'Kladde til forsiden' });
  await draft.getByText(words('desk.note.page')).waitFor();
  await expectAccessible(page);
  expect(await isWithinPage(visitor)).toBe(true);
  await draft.press('Enter');
  await eventually(() => pathOf(visitor)).toBe(`/editor/pages/page/${SLUG}`);
  await editor.call(deletePage, { params: { id: Id }, query: { Version } });
});

test('support lands on their own desk', async () => {
  const visitor = await visit();
  const { page, words, open } = visitor;
  await open('/sign-in');
  await fillInSignIn(visitor, page.getByRole('main'), 'support@grossist.example');
  await page.getByRole('region', { name: words('desk.lockedPeople') }).waitFor();
  expect(pathOf(visitor)).toBe('/support/home');
});

test('a search that found nothing becomes a synonym in one press, and is taken back', async () => {
  const editor = await signedIn(EDITOR);
  const groups = async () =>
    (await editor.call(getSynonyms, { query: { Query: 'røgalarm' } })).PageItems.map(({ Words }) => Words);
  const visitor = await visit({ as: EDITOR });
  const { page, words } = visitor;
  await openEditor(visitor, '/editor/reports?query=r%C3%B8galarm');
  const row = page.getByRole('row').filter({ hasText: 'røgalarm' });
  await row.getByRole('button', { name: words('editing.reports.synonym') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words('editing.synonyms.add') });
  await dialog.getByRole('button', { name: words('ui.remove', { name: 'røgalarm' }) }).waitFor();
  await dialog.getByLabel(words('editing.synonyms.words'), { exact: true }).fill('kabel');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: words('editing.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText(words('editing.reports.synonym.made')).waitFor();
  expect(await groups()).toEqual([['røgalarm', 'kabel']]);

  await page.getByRole('button', { name: words('ui.undo') }).click();
  await row.getByRole('button').waitFor();
  await eventually(async () => (await groups()).length).toBe(0);
});

test('the way from search to order is shown by step and by day, and downloaded as CSV', async () => {
  const visitor = await visit({ as: EDITOR, width: 800 });
  const { page, words } = visitor;
  await openEditor(visitor, '/editor/reports?report=funnel&period=days90');
  const steps = page.getByRole('table', { name: words('editing.reports.funnel') });
  await steps
    .getByRole('row')
    .filter({ hasText: words('editing.reports.step.ordered') })
    .waitFor();
  await page.getByText(words('editing.reports.byDay.table')).click();
  const days = page.getByRole('table', { name: words('editing.reports.byDay') });
  await days.waitFor();
  // A row for each day, and the heads.
  expect(await days.getByRole('row').count()).toBe(91);
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: words('editing.reports.csv') }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
});
