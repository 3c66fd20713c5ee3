type Hear = (kind: string, message: string) => void;

interface Passed {
  kind: string;
  message: string;
}

const isPassed = (data: unknown): data is Passed =>
  typeof data === 'object' && data !== null && 'kind' in data && 'message' in data;

/** Opens the stream; a browser that loses it asks again by itself, and then something may have been missed. */
const openStream = (address: string, kinds: readonly string[], hear: Hear): (() => void) => {
  const stream = new EventSource(address);
  let wasLost = false;
  for (const kind of kinds) stream.addEventListener(kind, (event: MessageEvent<string>) => hear(kind, event.data));
  stream.addEventListener('error', () => {
    wasLost = true;
  });
  stream.addEventListener('open', () => {
    if (wasLost) hear('cart-unknown', '{}');
    wasLost = false;
  });
  return () => stream.close();
};

/**
 * Listens to a stream of the shop in one tab for all of the browser's tabs, since a browser keeps only six connections
 * to a shop: who holds the lock listens and passes on what it hears. Without locks (a page that is not secure) each tab
 * listens while it is in sight. The answer ends it.
 */
export const listenAsOneOfManyTabs = (address: string, kinds: readonly string[], hear: Hear): (() => void) => {
  const stopped = new AbortController();
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    return listenWhileInSight(address, kinds, hear);
  }
  const others = new BroadcastChannel(address);
  others.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isPassed(event.data)) hear(event.data.kind, event.data.message);
  });
  const listen = () =>
    new Promise<void>((done) => {
      const close = openStream(address, kinds, (kind, message) => {
        hear(kind, message);
        others.postMessage({ kind, message });
      });
      stopped.signal.addEventListener('abort', () => {
        close();
        done();
      });
    });
  // Refused only when this tab stops waiting for its turn.
  navigator.locks.request(address, { signal: stopped.signal }, listen).catch(() => undefined);
  return () => {
    stopped.abort();
    others.close();
  };
};

const listenWhileInSight = (address: string, kinds: readonly string[], hear: Hear): (() => void) => {
  let close: (() => void) | undefined;
  const follow = (): void => {
    if (document.visibilityState === 'visible') close ??= openStream(address, kinds, hear);
    else {
      close?.();
      close = undefined;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close?.();
  };
};
