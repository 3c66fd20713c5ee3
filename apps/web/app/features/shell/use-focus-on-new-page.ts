import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page begins at its content, for the keyboard and for who listens; the first page is the browser's business. */
export const useFocusOnNewPage = (content: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
};
