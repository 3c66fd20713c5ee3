import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for as long as the part stands, which calls the newest one: handed to two thousand rows, it makes
 * none of them be drawn again. Not to be called while drawing.
 */
export const useStable = <Arguments extends readonly unknown[], Answer>(
  newest: (...given: Arguments) => Answer,
): ((...given: Arguments) => Answer) => {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...given) => kept.current(...given), []);
};
