/** The reading thread's program, which lies beside the built ones; undefined where the sources run as they are. */
export const readingThreadFile = (): URL | undefined =>
  import.meta.url.endsWith('.ts') ? undefined : new URL('./read-worker.js', import.meta.url);
