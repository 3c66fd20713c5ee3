import { expect } from 'vitest';

/** What becomes true soon: asked again until it is, or the patience of `vitest.config.ts` ends. */
export const eventually = <T>(asked: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> =>
  expect.poll(asked, { interval: 25 });
