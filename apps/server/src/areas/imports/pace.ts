/** Calls at once, then at most once in so many milliseconds; calls in between are dropped. */
export const atMostEvery = (milliseconds: number, call: () => void): (() => void) => {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return;
    last = now;
    call();
  };
};
