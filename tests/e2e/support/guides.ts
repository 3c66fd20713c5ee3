import type { BrowserContext } from 'playwright-core';
import { closedKey } from '../../../apps/web/app/features/guides/close-counter.ts';
import { GUIDE_TYPES } from '../../../apps/web/app/features/guides/guide-types.ts';

/** As if each guide had been closed in every tab. */
export const restGuides = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((keys: readonly string[]) => {
    // It runs in empty and sandboxed documents too, which have no storage and no guides.
    const storage: Storage | null = window.origin === 'null' ? null : window.sessionStorage;
    // Nor has the browser's own page that shows a PDF.
    if (storage === null) return;
    for (const key of keys) storage.setItem(key, '1');
  }, GUIDE_TYPES.map(closedKey));
};
