import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { following } from '../../src/gateways/search-engine/embedded/writer/keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A follower, and what came of it: each time it takes in so many changes, in so many milliseconds. */
const aFollower = (changes: number, milliseconds: number) => {
  const failures: unknown[] = [];
  let count = 0;
  const notify = following({
    catchUp: async () => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return changes;
    },
    onFailed: (error) => failures.push(error),
  });
  return { notify, failures, times: () => count };
};

describe('who follows changes', () => {
  it('applies a few changes at once at each notification', async () => {
    const follower = aFollower(3, 100);
    follower.notify();
    expect(follower.times()).toBe(1);
    await vi.advanceTimersByTimeAsync(101);
    follower.notify();
    expect(follower.times()).toBe(2);
  });

  it('polls once more after any number of notifications during a run', async () => {
    const follower = aFollower(3, 100);
    for (let time = 0; time < 5; time += 1) follower.notify();
    expect(follower.times()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(follower.times()).toBe(2);
  });

  it('pauses after many for as long as they took, and then applies later ones', async () => {
    const follower = aFollower(20_000, 400);
    follower.notify();
    await vi.advanceTimersByTimeAsync(450);
    follower.notify();
    await vi.advanceTimersByTimeAsync(300);
    expect(follower.times()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(follower.times()).toBe(2);
  });

  it('pauses half a second at most', async () => {
    const follower = aFollower(20_000, 60_000);
    follower.notify();
    follower.notify();
    await vi.advanceTimersByTimeAsync(60_000 + 501);
    expect(follower.times()).toBe(2);
  });

  it('continues after a failure, which is reported', async () => {
    const failures: unknown[] = [];
    let count = 0;
    const notify = following({
      catchUp: () => {
        count += 1;
        return Promise.reject(new Error('the database is away'));
      },
      onFailed: (error) => failures.push(error),
    });
    notify();
    await vi.advanceTimersByTimeAsync(1);
    notify();
    await vi.advanceTimersByTimeAsync(1);
    expect([count, failures.length]).toEqual([2, 2]);
  });
});
