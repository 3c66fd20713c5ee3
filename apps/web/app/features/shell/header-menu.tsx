import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A button in the header that opens a panel; works before hydration. */
export const HeaderMenu = ({ label, button, children }: { label: string; button: ReactNode; children: ReactNode }) => {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownFor = useRef(key);

  // Navigation closes the panel.
  useEffect(() => {
    if (shownFor.current !== key) details.current?.removeAttribute('open');
    shownFor.current = key;
  }, [key]);

  useEffect(() => {
    const menu = details.current;
    const closeBeside = ({ target }: Event): void => {
      if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute('open');
    };
    const closeByEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.removeAttribute('open');
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, []);

  return (
    <details ref={details} name="header-menu" className="group relative">
      <summary
        aria-label={label}
        className="flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-md px-2 select-none group-open:bg-sunken hover:bg-sunken"
      >
        {button}
      </summary>
      {/* Ends above the tab bar of a phone: the header stays in place while the page is scrolled. */}
      <div className="absolute top-full right-0 z-40 mt-1 max-h-[calc(100dvh-7rem)] min-w-52 animate-rise overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1 shadow-float tablet:max-h-[calc(100dvh-8rem)]">
        {children}
      </div>
    </details>
  );
};

export const MENU_ITEM_STYLE =
  'flex min-h-10 w-full items-center gap-2.5 rounded-md px-3 text-left hover:bg-sunken aria-[current]:font-semibold';
