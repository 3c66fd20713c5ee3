import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { buttonStyle, CloseIcon } from '../../../ui/index.ts';

const PANEL = 'order-filters';

/** Opens the facets on a narrow screen. */
export const FacetButton = ({ chosenCount }: { chosenCount: number }) => {
  const text = useText();
  return (
    <button type="button" popoverTarget={PANEL} className={buttonStyle('secondary', 'medium', 'laptop:hidden')}>
      <Icon size={18}>
        <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
        <circle cx="15" cy="7" r="2" />
        <circle cx="9" cy="17" r="2" />
      </Icon>
      {chosenCount === 0 ? text('orders.narrow') : text('orders.narrow.count', { count: chosenCount })}
    </button>
  );
};

/** The facets: a column beside the list, on a narrow screen a sheet (the browser's own popover) from below. */
export const FacetPanel = ({ total, children }: { total: number; children: ReactNode }) => {
  const text = useText();
  return (
    <section
      id={PANEL}
      popover="auto"
      aria-label={text('orders.narrow')}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col overflow-hidden rounded-t-lg border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-scrim open:flex laptop:static laptop:block laptop:max-h-none laptop:overflow-visible laptop:rounded-none laptop:border-0 laptop:bg-transparent laptop:shadow-none"
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4 laptop:hidden">
        <h2 className="py-2 text-lg">{text('orders.narrow')}</h2>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={text('ui.close')}
          className="grid size-10 place-items-center rounded-md hover:bg-sunken"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="min-h-0 flex-1 divide-y divide-line overflow-y-auto px-4 laptop:overflow-visible laptop:px-0">
        {children}
      </div>
      <div className="border-t border-line p-3 laptop:hidden">
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          className={buttonStyle('primary', 'medium', 'w-full')}
        >
          {text('orders.narrow.show', { count: total })}
        </button>
      </div>
    </section>
  );
};
