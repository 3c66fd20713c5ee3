import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * True while what the server wrote is taken over, and for no longer. A part whose script comes late finds answers that
 * were asked for meanwhile; it must first be drawn as the server did, without them.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
