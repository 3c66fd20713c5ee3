import { Suspense, useEffect, useState } from 'react';
import { lazyWithCartTexts } from '../../i18n/cart-page-texts.ts';
import { useSignedInUser } from '../../visitor.ts';
import { ownerOf } from './queue/queue-addition.ts';

// Its texts are among those that the header needs anyway: without a connection none can be loaded.
const OfflineApp = lazyWithCartTexts(async () => (await import('./offline-app.tsx')).OfflineApp);

/** Milliseconds after which a page that is never idle loads it anyway. */
const LONGEST_WAIT = 5_000;

/** Calls `then` when the page is idle. Returns a function that cancels it. */
const whenIdle = (then: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, LONGEST_WAIT / 5);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(handle);
};

/** What buyers need offline, loaded when the page is idle: the bar, the queue, saved answers and the service worker. */
export const OfflineAtIdle = () => {
  const user = useSignedInUser();
  const [isIdle, setIdle] = useState(false);
  const isBuyer =
    user !== undefined && user.companyNumber !== '' && !user.isReadOnly && !user.isPunchout && !user.seenAs;
  useEffect(() => (isBuyer ? whenIdle(() => setIdle(true)) : undefined), [isBuyer]);
  if (!isBuyer || !isIdle) return null;
  const owner = ownerOf(user);
  return (
    <Suspense>
      <OfflineApp key={owner} owner={owner} />
    </Suspense>
  );
};
