/** What people read at the terminal, on standard output; the log goes to standard error. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export interface Progress {
  done: number;
  total: number | undefined;
}

const SHOWN_EVERY_MS = 200;

const shown = (title: string, { done, total }: Progress): string =>
  total === undefined || total === 0
    ? `${title}: ${done}`
    : `${title}: ${Math.min(100, Math.floor((100 * done) / total))} % (${done} of ${total})`;

/**
 * Runs work that tells how far it is. On a terminal one line is rewritten; elsewhere, as in a log, one line is written
 * every ten percent. Nothing is written when the work tells nothing.
 */
export const showProgress = async <T>(
  title: string,
  work: (onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> => {
  const out = process.stdout;
  let lastShown = 0;
  let lastTenth = -1;
  let wrote = false;
  const result = await work((progress) => {
    const now = Date.now();
    if (out.isTTY) {
      if (now - lastShown < SHOWN_EVERY_MS) return;
      lastShown = now;
      wrote = true;
      out.write(`\r\x1b[K${shown(title, progress)}`);
      return;
    }
    const tenth = progress.total === undefined ? 0 : Math.floor((10 * progress.done) / Math.max(1, progress.total));
    if (tenth === lastTenth) return;
    lastTenth = tenth;
    say(shown(title, progress));
  });
  if (wrote) out.write('\r\x1b[K');
  return result;
};
