import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells the page how high a bar is that stays at the window's end, as a CSS variable in pixels, so that others stand
 * above it and what has the focus is never below it. 0 while the bar stands where it belongs in the page.
 */
export const useHeightOnPage = (variable: `--${string}`): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const learn = (): void => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.setProperty(variable, `${isSticky ? element.offsetHeight : 0}px`);
    };
    const watching = new ResizeObserver(learn);
    watching.observe(element);
    learn();
    return () => {
      watching.disconnect();
      style.removeProperty(variable);
    };
  }, [variable]);
  return bar;
};
