import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Scrolls its children into view and focuses them when they appear, since the pressed button may have lost the focus.
 */
export const FocusOnMount = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  // Braces, because an effect must not return the promise that some browsers return here.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="rounded-md print:hidden">
      {children}
    </div>
  );
};
