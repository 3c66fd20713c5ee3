import { type ReactNode, useEffect, useRef } from 'react';

/** What has just been said of an order: in sight, and with the focus, which what was pressed may have lost. */
export const BroughtToMind = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  // Braces, since some browsers answer a promise here, which is no clean-up.
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
