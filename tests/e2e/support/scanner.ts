import type { Page } from 'playwright-core';

/** Keys as a scanner sends them: real ones, without a pause between them, and Enter. */
export const scan = async (page: Page, code: string): Promise<void> => {
  const keyboard = await page.context().newCDPSession(page);
  const strokes = [...code].flatMap((key) => [
    { type: 'keyDown' as const, key, text: key },
    { type: 'keyUp' as const, key },
  ]);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  const all = [...strokes, { type: 'keyDown' as const, ...enter, text: '\r' }, { type: 'keyUp' as const, ...enter }];
  await Promise.all(all.map((stroke) => keyboard.send('Input.dispatchKeyEvent', stroke)));
  await keyboard.detach();
};
