import type { CDPSession, Page } from 'playwright-core';

/** Seconds between two keys of a scanner. */
const BETWEEN_KEYS = 0.005;

/** Left open with its page: a session that ends takes a page that is offline for one that is online. */
const keyboards = new WeakMap<Page, Promise<CDPSession>>();

const keyboardOf = (page: Page): Promise<CDPSession> => {
  const keyboard = keyboards.get(page) ?? page.context().newCDPSession(page);
  keyboards.set(page, keyboard);
  return keyboard;
};

/**
 * Keys as a scanner sends them: real ones, five milliseconds after each other, and Enter. Each says when it was pressed,
 * as a keyboard does: a busy machine may bring them late, and they are a scan all the same.
 */
export const scan = async (page: Page, code: string): Promise<void> => {
  const keyboard = await keyboardOf(page);
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
};
