import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPace, isHurried, onceCalm } from '../../app/ui/rows/row-loading.tsx';

/** As much of a window as is scrolled. */
class ScrolledWindow extends EventTarget {
  scrollY = 0;

  scroll(pixels: number): void {
    this.scrollY += pixels;
    this.dispatchEvent(new Event('scroll'));
  }
}

let scrolled: ScrolledWindow;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = new ScrolledWindow();
  vi.stubGlobal('window', scrolled);
  leave = followPace();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the pace at which a window is scrolled', () => {
  test('is a hurry where rows rush past, and none where they can be read', () => {
    scrolled.scroll(20);
    expect(isHurried()).toBe(false);
    scrolled.scroll(150);
    expect(isHurried()).toBe(true);
    scrolled.scroll(-150);
    expect(isHurried()).toBe(true);
  });

  test('is calm again when it slows down or ends, and notifies waiting callers once', () => {
    const notified = vi.fn();
    scrolled.scroll(150);
    onceCalm(notified);
    scrolled.scroll(150);
    expect(notified).not.toHaveBeenCalled();
    scrolled.scroll(10);
    expect(notified).toHaveBeenCalledTimes(1);
    scrolled.scroll(150);
    onceCalm(notified);
    vi.runAllTimers();
    expect(isHurried()).toBe(false);
    expect(notified).toHaveBeenCalledTimes(2);
    scrolled.scroll(10);
    expect(notified).toHaveBeenCalledTimes(2);
  });

  test('does not concern who has taken the wish back', () => {
    const notified = vi.fn();
    scrolled.scroll(150);
    onceCalm(notified)();
    vi.runAllTimers();
    expect(notified).not.toHaveBeenCalled();
  });

  test('is calm without followers, and notifies waiting callers', () => {
    const notified = vi.fn();
    scrolled.scroll(150);
    onceCalm(notified);
    leave();
    expect(notified).toHaveBeenCalledTimes(1);
    scrolled.scroll(150);
    expect(isHurried()).toBe(false);
    leave = followPace();
  });
});
