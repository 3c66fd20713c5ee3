import { commerceSearch, getVariationDetails, type VariationDetails } from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { answering } from './support/hydrated.ts';
import { first } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

/** A variation with siblings that differ in something, as the demo wholesaler has many. */
let family: VariationDetails;
beforeAll(async () => {
  const buyer = await signedIn(EMAIL);
  const { Documents } = await buyer.call(commerceSearch, {
    body: { PageSize: 60, SortKey: 'popularity', cultureName: 'da-DK' },
  });
  const details = await Promise.all(
    Documents.map(({ Code }) =>
      buyer.call(getVariationDetails, { params: { id: Code }, query: { LoadSiblings: 'true', cultureName: 'da-DK' } }),
    ),
  );
  family = first(
    details.filter((one) => one.SiblingCount > 4 && one.DistinguishingAttributes.length > 1 && one.IsOrderable),
  );
});

/** The window in which an error is reported, opened. */
const feedbackOf = async ({ page, words, open }: Visitor) => {
  await open(family.Url);
  const report = page.getByRole('button', { name: words('variation.feedback') });
  await answering(report);
  await report.click();
  return page.getByRole('dialog', { name: words('variation.feedback') });
};

const siblingsOf = ({ page, words }: Visitor) =>
  page.getByRole('table', { name: words('results.variations.of', { name: family.ProductName }) });

/** The table's script comes when somebody moves. */
const liveSiblings = async (visitor: Visitor) => {
  const table = siblingsOf(visitor);
  await visitor.page.mouse.move(9, 9);
  await visitor.page.mouse.wheel(0, 600);
  await answering(table);
  return table;
};

describe('the variations of a product', () => {
  test('stand in the page before any script runs, the present one marked', async () => {
    const visitor = await visit({ javaScript: false });
    await visitor.open(family.Url);
    const rows = siblingsOf(visitor).locator('tbody').getByRole('row');
    expect(await rows.count()).toBe(family.SiblingCount + 1);
    expect(await rows.and(visitor.page.locator('[aria-current]')).count()).toBe(1);
  });

  test('are filtered by an attribute to its count, and reset', async () => {
    const visitor = await visit();
    const { page, words, open } = visitor;
    await open(family.Url);
    const table = await liveSiblings(visitor);
    const rows = table.locator('tbody').getByRole('row');
    const attribute = first(family.DistinguishingAttributes);
    const field = page.getByLabel(attribute.Name, { exact: true });
    const option = field.locator('option:not([value=""])').first();
    const count = Number(/\((\d+)\)$/.exec(await option.innerText())?.[1]);
    await field.selectOption((await option.getAttribute('value')) ?? '');
    await eventually(() => rows.count()).toBe(count);
    expect(count).toBeLessThan(family.SiblingCount + 1);
    await page.getByRole('button', { name: words('variation.siblings.clear') }).click();
    await eventually(() => rows.count()).toBe(family.SiblingCount + 1);
  });

  test('are sorted by a press on a head, and walked through by the arrow keys', async () => {
    const visitor = await visit();
    const { page, words, open } = visitor;
    await open(family.Url);
    const table = await liveSiblings(visitor);
    const head = table.getByRole('columnheader', { name: words('variation.siblings.variation') });
    await head.getByRole('button').click();
    await eventually(() => head.getAttribute('aria-sort')).toBe('ascending');
    const links = table.locator('[data-sibling-link]');
    const up = await links.allInnerTexts();
    await head.getByRole('button').click();
    await eventually(() => links.allInnerTexts()).toEqual(up.toReversed());

    await links.first().focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      await links.nth(1).innerText(),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith(family.Url));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.page.mouse.move(30, 30);
    await eventually(() => siblingsOf(visitor).getByRole('row').count()).toBe(family.SiblingCount + 2);
  });

  test('keep the focus when their script is loaded', async () => {
    const visitor = await visit();
    await visitor.open(family.Url);
    const table = siblingsOf(visitor);
    const link = table.locator('[data-sibling-link]').first();
    const name = await link.innerText();
    await link.focus();
    await answering(table);
    await eventually(() => visitor.page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  });
});

test('enlarges, zooms and closes a picture by keyboard, and returns the focus', async () => {
  const { page, words, open } = await visit({ pictures: true });
  await open(family.Url);
  const enlarge = page.getByRole('button', { name: words('variation.picture.enlarge') });
  await enlarge.click();
  const dialog = page.getByRole('dialog', { name: family.ItemLocalMaterialName });
  const picture = dialog.getByRole('img');
  const width = (await picture.boundingBox())?.width ?? 0;
  await page.keyboard.press('+');
  await eventually(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => enlarge.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('every number is copied by a press of its own', async () => {
  const { page, context, words, open } = await visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(family.Url);
  const value = family.ItemSAPMaterialNumber;
  const name = `${words('catalogue.number.sap')} ${value}`;
  await page.getByRole('button', { name: words('variation.copy', { name }) }).click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  await page.getByRole('button', { name: words('variation.share') }).click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/da-DK${family.Url}`);
});

test('sends feedback and closes the window; refuses an empty text at once', async () => {
  const visitor = await visit({ as: EMAIL });
  const { page, words, calls } = visitor;
  const dialog = await feedbackOf(visitor);
  const send = dialog.getByRole('button', { name: words('variation.feedback.send') });
  await send.click();
  await dialog.getByText(words('variation.feedback.empty')).waitFor();
  expect(calls.filter((call) => call.includes('VariationFeedback'))).toEqual([]);
  await expectAccessible(page);

  await dialog.getByLabel(words('variation.feedback.text')).fill('Den viste farve passer ikke.');
  await send.click();
  await dialog.getByText(words('variation.feedback.done')).first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(calls.filter((call) => call.includes('VariationFeedback'))).toHaveLength(1);
});

test('shows a failed submission, keeps the text, and sends it again', async () => {
  const visitor = await visit({ as: EMAIL });
  const { page, words } = visitor;
  const dialog = await feedbackOf(visitor);
  const field = dialog.getByLabel(words('variation.feedback.text'));
  await field.fill('Der mangler et datablad.');
  await page.route('**/api/VariationFeedback/Feedback', (route) => route.abort());
  const send = dialog.getByRole('button', { name: words('variation.feedback.send') });
  await send.click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('alert').waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('Der mangler et datablad.');
  await page.unroute('**/api/VariationFeedback/Feedback');
  await send.click();
  await dialog.waitFor({ state: 'detached' });
});

test('links to the previous and next product, and back', async () => {
  const { page, words, open } = await visit();
  await open(family.Url);
  const steps = page.getByRole('navigation', { name: words('variation.steps') });
  const title = page.getByRole('heading', { level: 1 });
  const own = await title.innerText();
  const next = steps.locator('[rel="next"]');
  const [there, back] = (await next.count()) > 0 ? ['next', 'prev'] : ['prev', 'next'];
  await steps.locator(`[rel="${there}"]`).click();
  await eventually(() => title.innerText()).not.toBe(own);
  await steps.locator(`[rel="${back}"]`).click();
  // It leads to the product's first variation.
  await eventually(() => steps.locator(`[rel="${there}"]`).count()).toBe(1);
  await page.getByRole('table', { name: words('results.variations.of', { name: family.ProductName }) }).waitFor();
});
