import { type RefObject, useLayoutEffect, useRef } from 'react';

const starsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-star]')];

/**
 * A favourite that is taken off leaves the list, and its star, which has the focus, with it: the star that has come into
 * its place gets the focus.
 */
export const useNextStar = (list: RefObject<HTMLElement | null>): void => {
  const place = useRef<number>(undefined);

  // After each drawing: the list comes and goes, and so do its rows.
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const stars = starsIn(current);
    if (place.current !== undefined && document.activeElement === document.body)
      stars[Math.min(place.current, stars.length - 1)]?.focus();
    const follow = ({ target }: FocusEvent): void => {
      const found = starsIn(current).findIndex((star) => star === target);
      place.current = found === -1 ? undefined : found;
    };
    current.addEventListener('focusin', follow);
    return () => current.removeEventListener('focusin', follow);
  });
};
