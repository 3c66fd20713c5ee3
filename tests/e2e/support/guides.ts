import type { BrowserContext } from 'playwright-core';

/** As if each guide had been closed in every tab. */
export const restGuides = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    // It runs in empty and sandboxed documents too, which have no storage and no guides.
    if (window.origin === 'null') return;
    for (const type of ['search', 'variation', 'orders', 'cart']) {
      sessionStorage.setItem(`grossist-guide-closed-${type}`, '1');
    }
  });
};
