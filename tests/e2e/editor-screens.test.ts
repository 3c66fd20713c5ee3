import { facetVisibilityInitialLoad, getVendors, giveVariationFeedback } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, nextFrame } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EDITOR = 'editor@grossist.example';
const LANGUAGES: readonly Locale[] = ['de-DE', 'fo-FO'];
const HEIGHT = 900;
const WIDTHS = [375, 800, 1440];

const SCREENS: readonly string[] = [
  '/editor/home',
  '/editor/imports',
  '/editor/synonyms',
  '/editor/facets?class=CLASS',
  '/editor/header',
  '/editor/landing',
  '/editor/landing/new',
  '/editor/landing/custom/front',
  '/editor/blocks',
  '/editor/browsing',
  '/editor/browsing/new',
  '/editor/pages',
  '/editor/pages/new',
  '/editor/pages/page/delivery-terms',
  '/editor/vendors',
  '/editor/vendors/VENDOR',
  '/editor/translations',
  '/editor/translations?kind=errors',
  '/editor/feedback',
  '/editor/reports',
  '/editor/reports?report=sales&by=material',
  '/editor/reports?report=funnel',
];

let classId = '';
let vendor = '';

beforeAll(async () => {
  const editor = await signedIn(EDITOR);
  const { EtimClasses } = await editor.call(facetVisibilityInitialLoad, { query: { language: 'da' } });
  classId = first(EtimClasses).EtimClassId;
  vendor = first((await editor.call(getVendors, {})).Vendors).Code;
  const buyer = await signedIn('buyer@nordkraft.example');
  const { Code } = first(await materialsSold(buyer, singly));
  await buyer.call(giveVariationFeedback, { body: { variation: Code, text: 'The drawing shows another one.' } });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SCREENS)('%s: axe finds nothing, light and dark, and nothing scrolls sideways', async (path) => {
    const visitor = await visit({ as: EDITOR, language, width: 1440 });
    const { page, words } = visitor;
    await openEditor(visitor, path.replace('CLASS', classId).replace('VENDOR', vendor));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(() => page.getByRole('status', { name: words('ui.loading') }).count()).toBe(0);
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond, `pixels beyond a window of ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 375, height: HEIGHT });
    await page.emulateMedia({ colorScheme: 'dark' });
    await nextFrame(page);
    await expectAccessible(page);
  });
});
