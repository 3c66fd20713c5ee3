import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { following } from '../../src/gateways/search-engine/embedded/writer/following.ts';

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
  const told = following({
    catchUp: async () => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return changes;
    },
    onFailed: (error) => failures.push(error),
  });
  return { told, failures, times: () => count };
};

describe('who follows changes', () => {
  it('takes in a few at once, each time that it is told', async () => {
    const follower = aFollower(3, 100);
    follower.told();
    expect(follower.times()).toBe(1);
    await vi.advanceTimersByTimeAsync(101);
    follower.told();
    expect(follower.times()).toBe(2);
  });

  it('that is told while it is at it looks once more, however often it was told', async () => {
    const follower = aFollower(3, 100);
    for (let time = 0; time < 5; time += 1) follower.told();
    expect(follower.times()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(follower.times()).toBe(2);
  });

  it('rests after many for as long as they took, and then takes in what came meanwhile', async () => {
    const follower = aFollower(20_000, 400);
    follower.told();
    await vi.advanceTimersByTimeAsync(450);
    follower.told();
    await vi.advanceTimersByTimeAsync(300);
    expect(follower.times()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(follower.times()).toBe(2);
  });

  it('rests half a second at most', async () => {
    const follower = aFollower(20_000, 60_000);
    follower.told();
    follower.told();
    await vi.advanceTimersByTimeAsync(60_000 + 501);
    expect(follower.times()).toBe(2);
  });

  it('goes on after a failure, which is told', async () => {
    const failures: unknown[] = [];
    let count = 0;
    const told = following({
      catchUp: () => {
        count += 1;
        return Promise.reject(new Error('the database is away'));
      },
      onFailed: (error) => failures.push(error),
    });
    told();
    await vi.advanceTimersByTimeAsync(1);
    told();
    await vi.advanceTimersByTimeAsync(1);
    expect([count, failures.length]).toEqual([2, 2]);
  });
});
