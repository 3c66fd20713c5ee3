import type { BrowserContext } from 'playwright-core';
import { closedKey } from '../../../apps/web/app/features/guides/close-counter.ts';
import { GUIDE_TYPES } from '../../../apps/web/app/features/guides/guide-types.ts';

/** As if each guide had been closed in every tab. */
export const restGuides = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((keys: readonly string[]) => {
    // It runs in empty and sandboxed documents too, which have no storage and no guides.
    if (window.origin === 'null') return;
    for (const key of keys) sessionStorage.setItem(key, '1');
  }, GUIDE_TYPES.map(closedKey));
};
