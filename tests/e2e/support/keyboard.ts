import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

const MOST_TABS = 80;

/** Goes by the tab key to an element of the page. @throws when it can't be reached so */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    // An open list of choices hides the rest of the page from roles until the next tab: no role is waited for.
    if (await wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${wanted.toString()} can't be reached by the tab key`);
};

/**
 * Presses a key at a control once it is enabled, also for screen readers (`aria-disabled`). The browser's own press does not
 * wait as its click does, and a control whose last change is not saved yet ignores it.
 */
export const pressKey = async (control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await eventually(() => control.isEnabled()).toBe(true);
  await control.press(key);
};

/** Somebody who uses a page by keyboard alone, and how much they do there. */
export interface KeyboardUser {
  /** Goes to a button, link or box and presses a key there. */
  press: (wanted: Locator, key?: 'Enter' | 'Space') => Promise<void>;
  /** Goes to a field and types in it in place of what is there. */
  fill: (wanted: Locator, typed: string) => Promise<void>;
  /** Returns how many things were pressed or filled in. */
  actions: () => number;
}

export const keyboardUser = (page: Page): KeyboardUser => {
  let actions = 0;
  const act = async (wanted: Locator, keys: () => Promise<void>): Promise<void> => {
    await tabTo(page, wanted);
    await keys();
    actions += 1;
  };
  return {
    press: (wanted, key = 'Enter') =>
      act(wanted, async () => {
        await eventually(() => wanted.isEnabled()).toBe(true);
        await page.keyboard.press(key);
      }),
    fill: (wanted, typed) =>
      act(wanted, async () => {
        await page.keyboard.press('Control+a');
        await page.keyboard.type(typed);
      }),
    actions: () => actions,
  };
};
