import type { CronItem, TaskList } from 'graphile-worker';
import { type FetchMediaDeps, fetchMedia } from './fetch-media.ts';

const FETCH_MEDIA = 'fetch-media';

/** Background work: fetches pictures and documents of materials. `signal` ends it when the shop stops. */
export const mediaTasks = (deps: FetchMediaDeps & { signal: AbortSignal }): TaskList => {
  const fetchDue = fetchMedia(deps);
  return {
    [FETCH_MEDIA]: async () => {
      await fetchDue(deps.signal);
    },
  };
};

export const MEDIA_CRON: readonly CronItem[] = [{ task: FETCH_MEDIA, match: '*/5 * * * *' }];
