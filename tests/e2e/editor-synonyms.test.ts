import { commerceSearch, createSynonyms, deleteSynonyms, getSynonyms, updateSynonyms } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EDITOR = 'editor@grossist.example';

test('a group of synonyms is found by within moments, deleted, and taken back', async () => {
  const visitor = await visit({ as: EDITOR });
  const { page, words } = visitor;
  const buyer = await signedIn('buyer@nordkraft.example');
  const found = async (): Promise<number> =>
    (await buyer.call(commerceSearch, { body: { Query: 'snorestrimmel', cultureName: 'da-DK' } })).TotalCount;
  expect(await found()).toBe(0);

  await openEditor(visitor, '/editor/synonyms');
  await page.getByRole('button', { name: words('editing.synonyms.add') }).click();
  const dialog = page.getByRole('dialog', { name: words('editing.synonyms.add') });
  await dialog.getByLabel(words('editing.synonyms.words'), { exact: true }).fill('snorestrimmel');
  await page.keyboard.press('Enter');
  await page.keyboard.type('kabel,');
  await dialog.getByRole('button', { name: words('ui.remove', { name: 'kabel' }) }).waitFor();
  await dialog.getByRole('button', { name: words('editing.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(found).toBeGreaterThan(0);

  const group = page.getByRole('table').getByRole('button', { name: 'snorestrimmel = kabel', exact: true });
  await page.getByRole('button', { name: words('ui.remove', { name: 'snorestrimmel = kabel' }) }).click();
  await group.waitFor({ state: 'detached' });
  // A notice stays as long as the focus is on it, however long the search takes.
  const undo = page.getByRole('button', { name: words('ui.undo') });
  await undo.focus();
  await eventually(found).toBe(0);
  await undo.click();
  await group.waitFor();
  await eventually(found).toBeGreaterThan(0);
});

test('reports a group that somebody else changed, and lets the editor choose a version', async () => {
  const editor = await signedIn(EDITOR);
  const made = await editor.call(createSynonyms, { body: { Language: 'da', Words: ['klodsmajor', 'skrue'] } });
  const visitor = await visit({ as: EDITOR });
  const { page, words } = visitor;
  await openEditor(visitor, '/editor/synonyms?query=klodsmajor');
  await page.getByRole('button', { name: 'klodsmajor = skrue', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('editing.synonyms.edit') });
  const { Version } = await editor.call(updateSynonyms, {
    params: { id: made.Id },
    body: { Language: 'da', Words: ['klodsmajor', 'bolt'], IsOneWay: false, Version: made.Version },
  });
  expect(Version).toBeGreaterThan(made.Version);

  await dialog.getByLabel(words('editing.synonyms.words'), { exact: true }).fill('møtrik');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: words('editing.save') }).click();
  await dialog.getByText(words('editing.conflict'), { exact: true }).waitFor();
  await dialog.getByRole('button', { name: words('editing.conflict.theirs') }).click();
  await dialog.getByRole('button', { name: words('ui.remove', { name: 'bolt' }) }).waitFor();
  await dialog.getByLabel(words('editing.synonyms.words'), { exact: true }).fill('møtrik');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: words('editing.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const { PageItems } = await editor.call(getSynonyms, { query: { Query: 'klodsmajor' } });
  expect(PageItems.map((group) => group.Words)).toEqual([['klodsmajor', 'bolt', 'møtrik']]);
  for (const { Id, Version: seen } of PageItems) {
    await editor.call(deleteSynonyms, { params: { id: Id }, query: { Version: seen } });
  }
});

test('many groups are pasted at once, and a wrong line is named', async () => {
  const visitor = await visit({ as: EDITOR, language: 'de-DE' });
  const { page, words } = visitor;
  await openEditor(visitor, '/editor/synonyms');
  await page.getByRole('button', { name: words('editing.synonyms.csv') }).click();
  const dialog = page.getByRole('dialog', { name: words('editing.synonyms.csv') });
  await dialog
    .getByLabel(words('editing.synonyms.csv.lines'), { exact: true })
    .fill('de;both;Dingsbums;Gerät\nxx;both;eins;zwei\n;one-way;Dingens;Teil');
  await dialog.getByRole('button', { name: words('editing.synonyms.csv.take') }).click();
  await dialog.getByText(words('editing.synonyms.csv.done', { added: 2, known: 0, refused: 1 })).waitFor();
  await dialog.getByText(words('editing.synonyms.csv.line', { line: 2 })).waitFor();
  await dialog
    .getByRole('button', { name: words('ui.close') })
    .last()
    .click();
  await page.getByRole('button', { name: 'Dingens → Teil', exact: true }).waitFor();
});
