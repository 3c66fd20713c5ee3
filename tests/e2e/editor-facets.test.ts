import { facetVisibilityGetEtimAttributes, facetVisibilityInitialLoad } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { first } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EDITOR = 'editor@grossist.example';

test('sets a facet’s visibility, undoes it, and resets it to the default', async () => {
  const editor = await signedIn(EDITOR);
  const { EtimClasses } = await editor.call(facetVisibilityInitialLoad, { query: { language: 'da' } });
  const { EtimClassId: etimClassId, Name: className } = first(EtimClasses);
  const attribute = async () => {
    const query = { language: 'da', etimClassId } as const;
    return first((await editor.call(facetVisibilityGetEtimAttributes, { query })).EtimAttributes);
  };
  const override = async (): Promise<number | null> => (await attribute()).DisplayOverridePct;
  const { Name: name } = await attribute();
  expect(await override()).toBeNull();

  const visitor = await visit({ as: EDITOR });
  const { page, words } = visitor;
  await openEditor(visitor, '/editor/facets');
  await page.getByRole('combobox', { name: words('editing.facets.class') }).fill(className);
  await page.getByRole('option', { name: className }).first().click();
  await page.waitForURL(new RegExp(`class=${etimClassId}`));
  const preview = page.getByRole('region', { name: words('editing.preview') });
  await preview.getByText(/\d/).first().waitFor();

  const table = page.getByRole('table', { name: words('editing.facets.attributes') });
  const coverage = (await attribute()).CoveragePct;
  expect(coverage).toBeGreaterThan(0);
  await table.getByRole('row').nth(1).getByText(/%/).first().waitFor();

  const number = page.getByRole('textbox', { name: words('editing.facets.number.of', { name }) });
  await number.fill('85');
  await number.press('Enter');
  await eventually(override).toBe(85);
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await eventually(override).toBeNull();
  await eventually(() => number.inputValue()).toBe('0');

  const slider = page.getByRole('slider', { name: words('editing.facets.percent.of', { name }) });
  await slider.focus();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await number.focus();
  await eventually(override).toBe(2);
  await page.getByRole('button', { name: words('editing.facets.remove.of', { name }) }).click();
  await eventually(override).toBeNull();
});
