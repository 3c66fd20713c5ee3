type Listener = (message: string | undefined) => void;

const listeners = new Set<Listener>();

/** Passes on that a project of kits changed, as the event stream wrote it; undefined when changes may have been missed. */
export const publishKitChange = (message?: string): void => {
  for (const listener of listeners) listener(message);
};

/** Calls on changes of projects of kits in other tabs and by this one, until the returned function is called. */
export const onKitChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
