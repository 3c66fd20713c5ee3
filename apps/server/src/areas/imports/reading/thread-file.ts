import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The reading thread's program, which lies beside the built ones; undefined where the sources run as they are. */
export const readingThreadFile = (): URL | undefined => {
  const built = new URL('./read-worker.js', import.meta.url);
  return existsSync(fileURLToPath(built)) ? built : undefined;
};
