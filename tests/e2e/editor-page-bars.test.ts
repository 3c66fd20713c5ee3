import { getPages, saveCustomBrowsingPage } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { first } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EDITOR = 'editor@grossist.example';

test('opens the editor from a help page, and its preview', async () => {
  const editor = await signedIn(EDITOR);
  const { Slug } = first((await editor.call(getPages, { query: {} })).Pages);
  const { page, words, open } = await visit({ as: EDITOR });
  await open(`/pages/${Slug}`);
  const bar = page.getByRole('region', { name: words('editing.title') });
  await bar.getByText(words('editing.published')).waitFor();
  await expectAccessible(page);
  await bar.getByRole('link', { name: words('editing.bar.preview') }).click();
  await bar.getByText(words('editing.bar.asVisitor')).waitFor();
  await bar.getByRole('link', { name: words('editing.bar.back') }).click();
  await bar.getByRole('link', { name: words('editing.bar.edit') }).click();
  await page.waitForURL(new RegExp(`/editor/pages/page/${Slug}$`));
});

test('a draft of a catalogue page is seen by editors alone, with its bar', async () => {
  const editor = await signedIn(EDITOR);
  const Slug = 'bar-of-a-draft';
  await editor.call(saveCustomBrowsingPage, {
    body: { Slug, Title: { da: 'Kladde', en: 'Draft' }, Introduction: {}, Items: [], IsPublished: false },
  });
  const { page, words, open } = await visit({ as: EDITOR });
  await open(`/browse/${Slug}`);
  const bar = page.getByRole('region', { name: words('editing.title') });
  await bar.getByText(words('editing.draft')).waitFor();
  await bar.getByRole('link', { name: words('editing.bar.edit') }).click();
  await page.waitForURL(new RegExp(`/editor/browsing/page/${Slug}$`));

  const anybody = await visit();
  await anybody.open(`/browse/${Slug}`);
  await eventually(() => anybody.page.getByRole('region', { name: words('editing.title') }).count()).toBe(0);
  expect(await anybody.page.getByText('Kladde').count()).toBe(0);
});
