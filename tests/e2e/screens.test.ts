import type { Locale } from '@grossist/domain';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, nextFrame } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { aScene, SCREENS, type Scene } from './support/screens.ts';

const visit = visitors();

/** Colors, names and structure of a dark phone's page are those of any language; what longer words move is checked in each. */
const LANGUAGES: { language: Locale; email: string; rulesOfDark: 'all' | 'layout' }[] = [
  { language: 'da-DK', email: 'colleague@nordkraft.example', rulesOfDark: 'all' },
  { language: 'de-DE', email: 'buyer@rheinstrom.example', rulesOfDark: 'layout' },
];
const HEIGHT = 900;
const WIDTHS = [375, 800, 1440];

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // What is laid out by script for another width is drawn with the next picture.
    await nextFrame(page);
    const { pixels, parts } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth,
      );
      // A table that is cut off at the edge of its frame is as unreadable as one that sticks out of the page.
      const cut = [...document.querySelectorAll('table')].map((table) => {
        const frame = table.parentElement ?? document.body;
        const mayScroll = ['auto', 'scroll'].includes(getComputedStyle(frame).overflowX);
        return mayScroll ? 0 : Math.round(table.getBoundingClientRect().right - frame.getBoundingClientRect().right);
      });
      const named = beyond.map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`);
      return { pixels: Math.max(scrollWidth - clientWidth, ...cut), parts: named.slice(0, 8).join(' ') };
    });
    expect(pixels, `pixels beyond a window of ${width}: ${parts}`).toBeLessThanOrEqual(0);
  }
};

/** The device turns dark; until the page is drawn so. */
const turnDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await nextFrame(page);
};

describe.each(LANGUAGES)('in $language', ({ language, email, rulesOfDark }) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await aScene(email, language);
  });

  test.each(SCREENS)('$name: axe finds nothing, light and dark, and nothing scrolls sideways', async (screen) => {
    const visitor = await visit({ language, width: 1440, pictures: true, ...(screen.isOwn ? { as: email } : {}) });
    const { page } = visitor;
    await screen.show(visitor, scene);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 375, height: HEIGHT });
    await turnDark(page);
    await expectAccessible(page, rulesOfDark);
  });
});
