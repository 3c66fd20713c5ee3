import type { Page } from 'playwright-core';

/** Seconds between two keys of a scanner. */
const BETWEEN_KEYS = 0.005;

/**
 * Keys as a scanner sends them: real ones, five milliseconds after each other, and Enter. Each says when it was pressed,
 * as a keyboard does: a busy machine may bring them late, and they are a scan all the same.
 */
export const scan = async (page: Page, code: string): Promise<void> => {
  const keyboard = await page.context().newCDPSession(page);
  const strokes = [...code].flatMap((key) => [
    { type: 'keyDown' as const, key, text: key },
    { type: 'keyUp' as const, key },
  ]);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  const all = [...strokes, { type: 'keyDown' as const, ...enter, text: '\r' }, { type: 'keyUp' as const, ...enter }];
  const begun = Date.now() / 1000;
  await Promise.all(
    all.map((stroke, nth) =>
      keyboard.send('Input.dispatchKeyEvent', { ...stroke, timestamp: begun + nth * BETWEEN_KEYS }),
    ),
  );
  await keyboard.detach();
};
