/** Times in milliseconds of many runs of one thing. */
export interface Measured {
  name: string;
  runs: number;
  median: number;
  p95: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const summary = (name: string, times: readonly number[]): Measured => {
  const sorted = [...times].sort((a, b) => a - b);
  return { name, runs: sorted.length, median: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const MOST_WARM_UPS = 40;

/** Runs before those that count: what has just started is still being compiled, and a shop runs for weeks. */
export const warmUpsFor = (runs: number): number => Math.min(runs, MOST_WARM_UPS);

/** Runs `work` one after the other, first to warm up, then so many times that count. */
export const measure = async (
  name: string,
  runs: number,
  work: (run: number) => Promise<unknown>,
): Promise<Measured> => {
  const warmUp = warmUpsFor(runs);
  const times: number[] = [];
  for (let run = 0; run < runs + warmUp; run += 1) {
    const time = await timed(() => work(run));
    if (run >= warmUp) times.push(time);
  }
  return summary(name, times);
};
