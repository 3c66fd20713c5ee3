import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';

const visit = visitors();

test('groups results, all reachable by keyboard', async () => {
  const { page, words, open } = await visit();
  await open('/');
  const field = page.getByRole('combobox', { name: words('shell.search') });
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await field.fill('kabel');
  const groups = page.getByRole('listbox', { name: words('shell.search') }).getByRole('group');
  await groups.first().waitFor();
  const names = await groups.evaluateAll((all) =>
    all.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
  );
  for (const name of ['search.materials', 'search.suggestions', 'search.categories', 'search.vendors'] as const) {
    expect(names).toContain(words(name));
  }
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  // Each suggestion says how many materials it finds.
  const suggestions = page.getByRole('group', { name: words('search.suggestions') }).getByRole('option');
  for (const suggestion of await suggestions.allInnerTexts()) expect(suggestion).toMatch(/\d/);

  // Upwards from the field is the last: all results.
  await field.press('ArrowUp');
  const active = page.getByRole('option', { selected: true });
  expect(await active.count()).toBe(1);
  expect(await active.getAttribute('id')).toBe(await field.getAttribute('aria-activedescendant'));
  const last = await active.getAttribute('id');
  await field.press('ArrowDown');
  await eventually(() => active.count()).toBe(0);
  await field.press('ArrowDown');
  await eventually(() => active.count()).toBe(1);
  expect(await active.getAttribute('id')).not.toBe(last);
  await field.press('Escape');
  await eventually(() => field.getAttribute('aria-expanded')).toBe('false');
  expect(await field.inputValue()).toBe('kabel');
});

test('opens the material of a complete number by Enter', async () => {
  const { page, words, open } = await visit();
  await open('/');
  const field = page.getByRole('combobox', { name: words('shell.search') });
  await field.fill('10 0001 2345');
  await page.getByRole('option').first().waitFor();
  await field.press('Enter');
  await page.waitForURL(/\/variation\/1000001$/);
});

test('the last searches are offered, and forgotten when they are cleared', async () => {
  const { page, words, open } = await visit();
  await open('/');
  const field = page.getByRole('combobox', { name: words('shell.search') });
  for (const query of ['kabel', 'lampe']) {
    await field.fill(query);
    await page.getByRole('option').first().waitFor();
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: words('search.title', { query }) }).waitFor();
  }
  await field.fill('');
  const recent = page.getByRole('group', { name: words('search.recent') }).getByRole('option');
  await eventually(() => recent.allInnerTexts()).toEqual(['lampe', 'kabel']);
  await page.getByRole('button', { name: words('search.history.clear') }).click();
  await eventually(() => recent.count()).toBe(0);
});

test('sets the number of stored searches', async () => {
  const { page, words, open } = await visit({ as: 'buyer@sydvvs.example' });
  await open('/search?query=kabel');
  const field = page.getByRole('combobox', { name: words('shell.search') });
  await field.fill('');
  const recent = page.getByRole('group', { name: words('search.recent') }).getByRole('option');
  await recent.first().waitFor();
  const keep = page.getByRole('combobox', { name: words('search.history.keep') });
  await keep.selectOption(words('search.history.keep.none'));
  await eventually(() => recent.count()).toBe(0);
  expect(await keep.inputValue()).toBe('0');
  await keep.selectOption('10');
  await eventually(() => keep.inputValue()).toBe('10');
});

test('on a phone the search takes the whole screen, and gives it back', async () => {
  const { page, words, open } = await visit({ width: 375, language: 'de-DE' });
  await open('/');
  const field = page.getByRole('combobox', { name: words('shell.search') });
  await field.click();
  await field.fill('kabel');
  await page.getByRole('option').first().waitFor();
  const form = await page.getByRole('search').boundingBox();
  expect(form).toMatchObject({ x: 0, y: 0, width: 375, height: 900 });
  await expectAccessible(page);
  await page
    .getByRole('search')
    .getByRole('button', { name: words('ui.close') })
    .click();
  await eventually(() => page.getByRole('option').count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: words('home.title') }).click();
});
