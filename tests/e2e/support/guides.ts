import { savePreferences } from '@grossist/contracts';
import type { BrowserContext } from 'playwright-core';
import { GUIDE_TYPES } from '../../../apps/web/app/features/guides/guide-types.ts';

/** Sets the guides that the signed-in person has seen: without an argument all of them, so that none is shown. */
export const restGuides = async (
  context: BrowserContext,
  neverShowAgainGuideTypes: readonly string[] = GUIDE_TYPES,
): Promise<void> => {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await context.request.patch(savePreferences.path, {
    headers: { 'x-xsrf-token': token },
    data: { neverShowAgainGuideTypes },
  });
  // A visit that is read-only changes nothing, and is shown no guides either.
  if (!response.ok() && response.status() !== 403) throw new Error(`Guides: ${response.status()}`);
};
