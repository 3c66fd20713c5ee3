// Parts of a long run side by side, so that every core has something to do while one of them waits.

/**
 * Runs parts, each as soon as those that it comes after have ended and enough cores are free; of several that could start
 * the first of the list. What a part throws is its own failure and stops no other.
 * @param {{ name: string, cores: number, after?: string[], run: () => Promise<unknown> }[]} parts `after`: names of parts,
 *   successful or not
 * @param {{ cores: number, ended: (part, seconds: number, result: unknown, error?: unknown) => void }} options
 */
export const runParts = async (parts, { cores, ended }) => {
  const waiting = [...parts];
  const running = new Map();
  const done = new Set();
  let free = cores;

  const start = (part) => {
    const needed = Math.min(part.cores, cores);
    const started = performance.now();
    const end = (result, error) => {
      free += needed;
      running.delete(part.name);
      done.add(part.name);
      ended(part, (performance.now() - started) / 1000, result, error);
    };
    free -= needed;
    running.set(
      part.name,
      part.run().then(
        (result) => end(result),
        (error) => end(undefined, error),
      ),
    );
  };

  const canStart = ({ cores: needed, after = [] }) =>
    Math.min(needed, cores) <= free && after.every((name) => done.has(name));

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.findIndex(canStart); next >= 0; next = waiting.findIndex(canStart)) {
      start(...waiting.splice(next, 1));
    }
    if (running.size === 0) throw new Error(`${waiting.map(({ name }) => name).join(', ')}: nothing lets them start`);
    await Promise.race(running.values());
  }
};
