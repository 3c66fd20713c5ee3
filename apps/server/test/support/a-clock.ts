import type { Clock } from '../../src/gateways/erp/resilience/index.ts';

export interface TestClock extends Clock {
  /** Lets so many milliseconds pass: what is due is called back in its order, and what follows of it may happen. */
  pass(milliseconds: number): Promise<void>;
  /** How many wait for a time to come. */
  waiting(): number;
}

/** Promises settle in turns of their own; a few rounds of the event loop let all of them happen. */
const settled = async (): Promise<void> => {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A clock that advances only on request, and a constant random number. */
export const aClock = (random = 0.5): TestClock => {
  let time = Date.parse('2026-03-02T08:00:00Z');
  const timers = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => time,
    random: () => random,
    after: (milliseconds, callback) => {
      const timer = { at: time + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    waiting: () => timers.size,
    pass: async (milliseconds) => {
      const until = time + milliseconds;
      await settled();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).toSorted((left, right) => left.at - right.at);
        if (next === undefined) break;
        timers.delete(next);
        time = Math.max(time, next.at);
        next.callback();
        await settled();
      }
      time = until;
    },
  };
};
