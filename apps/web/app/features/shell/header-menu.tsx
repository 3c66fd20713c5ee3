import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A button in the header that opens a panel; opens before any script runs. */
export const HeaderMenu = ({ label, button, children }: { label: string; button: ReactNode; children: ReactNode }) => {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // A page that was chosen in the panel closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location's key is what tells of a new page
  useEffect(() => details.current?.removeAttribute('open'), [key]);

  useEffect(() => {
    const close = (event: Event): void => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) {
        details.current?.removeAttribute('open');
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  return (
    <details
      ref={details}
      name="header-menu"
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.removeAttribute('open');
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary
        aria-label={label}
        className="flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-md px-2 select-none group-open:bg-sunken hover:bg-sunken"
      >
        {button}
      </summary>
      <div className="absolute top-full right-0 z-40 mt-1 min-w-52 animate-rise rounded-lg border border-line bg-raised p-1 shadow-float">
        {children}
      </div>
    </details>
  );
};

export const MENU_ITEM_STYLE =
  'flex min-h-10 w-full items-center gap-2.5 rounded-md px-3 text-left hover:bg-sunken aria-[current]:font-semibold';
