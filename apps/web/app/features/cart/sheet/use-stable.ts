import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same while the component is mounted and calls the latest one, so that long lists of
 * rows are not rendered again. Not to be called during rendering.
 */
export const useStable = <Arguments extends readonly unknown[], Answer>(
  newest: (...given: Arguments) => Answer,
): ((...given: Arguments) => Answer) => {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...given) => latest.current(...given), []);
};
