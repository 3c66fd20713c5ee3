type Listener = (kind: string, message: string) => void;

interface ForwardedEvent {
  kind: string;
  message: string;
}

const isForwardedEvent = (data: unknown): data is ForwardedEvent =>
  typeof data === 'object' && data !== null && 'kind' in data && 'message' in data;

/** Opens the stream. The browser reconnects by itself; events may have been missed then. */
const openStream = (address: string, kinds: readonly string[], listen: Listener): (() => void) => {
  const stream = new EventSource(address);
  let wasLost = false;
  for (const kind of kinds) stream.addEventListener(kind, (event: MessageEvent<string>) => listen(kind, event.data));
  stream.addEventListener('error', () => {
    wasLost = true;
  });
  stream.addEventListener('open', () => {
    if (wasLost) listen('cart-unknown', '{}');
    wasLost = false;
  });
  return () => stream.close();
};

/**
 * Subscribes to an event stream in one tab for all tabs, since a browser opens only six connections to a host: the tab
 * that holds the lock listens and forwards the events. Without locks (on a page that is not secure) each tab listens
 * while it is visible. Returns the function that unsubscribes.
 */
export const subscribeOncePerBrowser = (address: string, kinds: readonly string[], listen: Listener): (() => void) => {
  const stopped = new AbortController();
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    return listenWhileVisible(address, kinds, listen);
  }
  const others = new BroadcastChannel(address);
  others.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isForwardedEvent(event.data)) listen(event.data.kind, event.data.message);
  });
  const holdStream = () =>
    new Promise<void>((done) => {
      const close = openStream(address, kinds, (kind, message) => {
        listen(kind, message);
        others.postMessage({ kind, message });
      });
      stopped.signal.addEventListener('abort', () => {
        close();
        done();
      });
    });
  // Rejected only when this tab unsubscribes while it waits for the lock.
  navigator.locks.request(address, { signal: stopped.signal }, holdStream).catch(() => undefined);
  return () => {
    stopped.abort();
    others.close();
  };
};

const listenWhileVisible = (address: string, kinds: readonly string[], listen: Listener): (() => void) => {
  let close: (() => void) | undefined;
  const follow = (): void => {
    if (document.visibilityState === 'visible') close ??= openStream(address, kinds, listen);
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
