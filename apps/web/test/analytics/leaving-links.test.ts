import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLeavingLink } from '../../app/analytics/tracker/tracker.tsx';

/** An element of a page, as far as links need one. */
class AnElement {
  closest() {
    return this;
  }
}
class ALink extends AnElement {
  readonly href: string;
  readonly target: string;
  readonly protocol = 'https:';
  constructor(href: string, target = '') {
    super();
    this.href = href;
    this.target = target;
  }
  hasAttribute() {
    return false;
  }
}

const aPress = (link: ALink, traits: MouseEventInit = {}) => {
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: link });
  return Object.assign(event, { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, ...traits });
};
const press = (link: ALink, flush: () => Promise<void>, traits?: MouseEventInit) => {
  const went: string[] = [];
  const event = aPress(link, traits);
  // oxlint-disable-next-line typescript/no-unsafe-argument
  const followed = Reflect.apply(followLeavingLink, undefined, [event, flush, (address: string) => went.push(address)]);
  return { event, went, followed };
};
const never = (): Promise<void> => new Promise(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', AnElement);
  vi.stubGlobal('location', { href: 'https://shop.example/search' });
  vi.stubGlobal('Request', { prototype: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a link that leaves the page, where requests end with their page', () => {
  test('waits 300 ms at most, and is followed then', async () => {
    const { went, event } = press(new ALink('https://vendor.example/'), never);
    expect(event.defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(299);
    expect(went).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(went).toEqual(['https://vendor.example/']);
  });

  test('is followed as soon as the events are answered, or refused', async () => {
    const answered = press(new ALink('https://vendor.example/'), () => Promise.resolve());
    const refused = press(new ALink('https://vendor.example/'), () => Promise.reject(new Error('offline')));
    await vi.advanceTimersByTimeAsync(0);
    expect([...answered.went, ...refused.went]).toHaveLength(2);
  });

  test.each([
    ['opens a new tab', new ALink('https://vendor.example/', '_blank'), {}],
    ['is pressed with a key for a new tab', new ALink('https://vendor.example/'), { ctrlKey: true }],
    ['leads to a place of this page', new ALink('https://shop.example/search#top'), {}],
  ])('is not touched when it %s', (_, link, traits) => {
    expect(press(link, never, traits).event.defaultPrevented).toBe(false);
  });
});

test('a link is not touched where requests outlive their page', () => {
  vi.stubGlobal('Request', { prototype: { keepalive: true } });
  expect(press(new ALink('https://vendor.example/'), never).event.defaultPrevented).toBe(false);
});
