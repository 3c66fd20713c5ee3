import { useSyncExternalStore } from 'react';

/** Below it a matrix has no room: the width at which the design system's "tablet" begins. */
const NARROW = '(width < 768px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** True on a phone. The screen is rendered in the browser alone. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
