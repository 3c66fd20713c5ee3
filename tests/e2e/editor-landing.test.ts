import {
  deleteActionBlock,
  deleteLandingPage,
  getActionBlockSettings,
  getLandingPageSettings,
  saveActionBlockSettings,
  saveCustomBrowsingPage,
} from '@grossist/contracts';
import { afterAll, expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EDITOR = 'editor@grossist.example';
const OTHER_BLOCK = 'lamps-for-the-test';

// The front page is everybody's: left as it was.
afterAll(async () => {
  const editor = await signedIn(EDITOR);
  const landing = await editor.call(getLandingPageSettings, { query: { PageSize: 100 } });
  for (const { Id, Version } of landing.PageItems) {
    await editor.call(deleteLandingPage, { params: { id: Id }, query: { Version } });
  }
  const blocks = await editor.call(getActionBlockSettings, { query: { PageSize: 100 } });
  for (const { BlockId, Version } of blocks.PageItems) {
    await editor.call(deleteActionBlock, { params: { blockId: BlockId }, query: { Version } });
  }
});

test('an editor writes the front page on the front page; visitors see it once it is published', async () => {
  const editor = await signedIn(EDITOR);
  await editor.call(saveActionBlockSettings, {
    body: { BlockId: OTHER_BLOCK, CatalogNodeUrl: '/catalogue/electrical', Titles: { da: 'Alt til el' } },
  });
  const { page, words, open } = await visit({ as: EDITOR });
  await open('/');
  await page.getByRole('button', { name: words('editing.bar.edit') }).click();
  const panel = page.getByRole('dialog', { name: words('editing.bar.edit') });
  await panel.getByLabel(`${words('editing.field.title')} (Dansk)`).fill('Efterår på pladsen');
  await panel.getByLabel(words('editing.field.introduction')).fill('Det, der skal bruges <b>nu</b>.');

  const addBlock = panel.getByRole('button', { name: words('editing.blocks.add') });
  await addBlock.click();
  const dialog = page.getByRole('dialog', { name: words('editing.blocks.add') });
  await dialog.getByLabel(words('editing.field.title'), { exact: true }).fill('Kabler lige nu');
  await dialog.getByLabel(words('editing.blocks.address'), { exact: true }).fill('/da-DK/search?query=kabel');
  await dialog.getByRole('button', { name: words('editing.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  // The keyboard is back where it was.
  await eventually(() => addBlock.evaluate((button) => button === document.activeElement)).toBe(true);

  const existing = panel.getByRole('combobox', { name: words('editing.landing.addBlock') });
  await existing.fill('Alt til');
  // By keyboard: a list closes when a click scrolls its container.
  await eventually(() => page.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining('Alt til el')]);
  await existing.press('ArrowDown');
  await existing.press('Enter');
  const order = panel.getByRole('list', { name: words('editing.blocks') }).getByRole('listitem');
  await eventually(() => order.allInnerTexts()).toHaveLength(2);
  const up = panel.getByRole('button', { name: words('editing.order.up', { name: 'Alt til el' }) });
  await up.press('Enter');
  await eventually(() => order.first().innerText()).toContain('Alt til el');
  await panel.getByRole('button', { name: words('ui.remove', { name: 'Alt til el' }) }).click();
  await eventually(() => order.count()).toBe(1);
  await panel.getByRole('button', { name: words('ui.undo') }).click();
  await eventually(() => order.count()).toBe(2);

  await panel.getByRole('button', { name: words('editing.saveDraft') }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Efterår på pladsen' }).waitFor();

  const visitor = await visit({ javaScript: false });
  await visitor.open('/');
  expect(await visitor.page.getByRole('heading', { name: 'Efterår på pladsen' }).count()).toBe(0);

  await page.getByRole('link', { name: words('editing.bar.preview') }).click();
  await page.getByText(words('editing.bar.asVisitor')).waitFor();
  await page.getByRole('heading', { name: 'Efterår på pladsen' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: words('editing.bar.back') }).click();
  await page.getByRole('button', { name: words('editing.bar.edit') }).click();
  await panel.getByRole('button', { name: words('editing.publish') }).click();
  await panel.waitFor({ state: 'detached' });

  await visitor.open('/');
  expect(await visitor.page.getByRole('heading', { name: 'Efterår på pladsen' }).count()).toBe(1);
  expect(await visitor.page.getByText('<b>nu</b>').count()).toBe(1);
  const blocks = await visitor.page.getByRole('heading', { name: /Alt til el|Kabler lige nu/ }).allInnerTexts();
  expect(blocks).toEqual(['Alt til el', 'Kabler lige nu']);
  expect(await visitor.page.getByRole('main').innerText()).not.toMatch(/\d,\d\d\s*kr/);
});

test('offers to overwrite a page that somebody else saved', async () => {
  const visitor = await visit({ as: EDITOR });
  const { page, words } = visitor;
  const other = await visit({ as: EDITOR });
  const title = `${words('editing.field.title')} (Dansk)`;
  await openEditor(visitor, '/editor/landing/custom/vinter');
  await page.getByLabel(title).fill('Vinter');
  await page.getByRole('button', { name: words('editing.saveDraft') }).click();
  await page.getByText(words('editing.saved.draft')).waitFor();

  await openEditor(other, '/editor/landing/custom/vinter');
  await other.page.getByLabel(title).fill('Vinter, andres');
  await other.page.getByRole('button', { name: words('editing.saveDraft') }).click();
  await other.page.getByText(words('editing.saved.draft')).waitFor();

  await page.getByLabel(title).fill('Vinter, min');
  await page.getByRole('button', { name: words('editing.saveDraft') }).click();
  await page.getByText(words('editing.conflict'), { exact: true }).waitFor();
  await page.getByRole('button', { name: words('editing.conflict.mine') }).click();
  await page.getByText(words('editing.conflict'), { exact: true }).waitFor({ state: 'detached' });
  const editor = await signedIn(EDITOR);
  await eventually(async () => {
    const { PageItems } = await editor.call(getLandingPageSettings, { query: { Query: 'vinter' } });
    return PageItems.map((one) => one.Title.da);
  }).toEqual(['Vinter, min']);
});

test('renders a custom browsing page completely without scripts, without a price', async () => {
  const editor = await signedIn(EDITOR);
  await editor.call(saveCustomBrowsingPage, {
    body: {
      Slug: 'alt-til-pladsen',
      Title: { da: 'Alt til pladsen' },
      Introduction: { da: 'Samlet af vores folk.' },
      Items: [{ Type: 'search', SearchTerm: 'kabel', Title: { da: 'Kabler' } }],
      IsPublished: true,
    },
  });
  const { page, open } = await visit({ javaScript: false });
  await open('/browse/alt-til-pladsen');
  await page.getByRole('heading', { level: 1, name: 'Alt til pladsen' }).waitFor();
  const part = page.getByRole('region', { name: 'Kabler' });
  expect(await part.getByRole('listitem').count()).toBeGreaterThan(3);
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d,\d\d\s*kr/);
});
