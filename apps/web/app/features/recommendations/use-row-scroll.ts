import { type RefObject, useEffect, useState } from 'react';
import { scrollRowBy } from '../../ui/scroll.ts';

export interface RowScroll {
  canGoBack: boolean;
  canGoForward: boolean;
  /** Pushes the row by about what is seen of it. */
  go: (direction: -1 | 1) => void;
}

/** Pixels that rounding may leave at either end. */
const ROUNDING = 4;

/** Where a row that is pushed sideways stands. */
export const useRowScroll = (row: RefObject<HTMLElement | null>): RowScroll => {
  const [ends, setEnds] = useState({ canGoBack: false, canGoForward: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const canGoBack = scrollLeft > ROUNDING;
      const canGoForward = scrollLeft + clientWidth < scrollWidth - ROUNDING;
      setEnds((known) =>
        known.canGoBack === canGoBack && known.canGoForward === canGoForward ? known : { canGoBack, canGoForward },
      );
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);

  return {
    ...ends,
    go: (direction) => {
      const element = row.current;
      if (element) scrollRowBy(element, direction * element.clientWidth * 0.8);
    },
  };
};
