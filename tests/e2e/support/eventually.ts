import { expect } from 'vitest';

const LONGEST_MS = 10_000;

/** What becomes true soon: asked again until it is, or the time is up. */
export const eventually = <T>(asked: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> =>
  expect.poll(asked, { timeout: LONGEST_MS, interval: 25 });
