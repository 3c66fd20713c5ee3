import { engageProfiles } from '@grossist/contracts';
import { callOperation, ProblemError } from '../api/index.ts';
import { chooseConsent } from './choose-consent.ts';
import { clearStored } from './client/browser-store.ts';
import { isRetriable, pauseAfter, SEND_LOCK, TOKEN } from './client/limits.ts';
import { consentedId } from './consent.ts';

const MOST_ATTEMPTS = 4;
/** Milliseconds in which a batch that is being sent by any tab may arrive before the deletion. */
const LOCK_WAIT = 2_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the deletion of a profile with its events; tries again for a while when the shop does not respond. [ana-02] */
export const deleteProfile = async (id: string): Promise<void> => {
  const body = [{ $token: TOKEN, $distinct_id: id, $delete: '' }];
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      await callOperation(engageProfiles, { query: { consent: 'false' }, body }, { keepalive: true });
      return;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !(error instanceof ProblemError) || !isRetriable(error.status)) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await wait(pauseAfter(attempt - 1) / 5);
    }
  }
};

/** Runs once no tab is sending a batch any more, so that none arrives after the deletion. */
const afterOtherTabs = async (run: () => Promise<void>): Promise<void> => {
  // Absent on pages that are not secure.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return run();
  let isRun = false;
  const once = async (): Promise<void> => {
    isRun = true;
    await run();
  };
  try {
    await locks.request(SEND_LOCK, { signal: AbortSignal.timeout(LOCK_WAIT) }, once);
  } catch (error) {
    if (isRun) throw error;
    await run();
  }
};

/**
 * Withdraws the consent in every tab of the browser: nothing is collected any more, the queue, the stored visit and the id
 * are gone, and the profile is deleted once. Returns the id whose deletion is to be repeated when it fails.
 */
export const withdrawConsent = (): { id: string | undefined; deleted: Promise<void> } => {
  const id = consentedId(document.cookie);
  chooseConsent('no');
  clearStored();
  return { id, deleted: id === undefined ? Promise.resolve() : afterOtherTabs(() => deleteProfile(id)) };
};
