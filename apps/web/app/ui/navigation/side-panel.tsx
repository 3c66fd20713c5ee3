import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { buttonStyle } from '../actions/button.tsx';
import { Icon } from '../icons/data/icons.tsx';
import { CloseIcon } from '../icons/index.ts';

/** Opens a side panel on a narrow screen, before any script runs too. */
export const SidePanelButton = ({ panelId, children }: { panelId: string; children: ReactNode }) => (
  <button type="button" popoverTarget={panelId} className={buttonStyle('secondary', 'medium', 'laptop:hidden')}>
    <Icon size={18}>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </Icon>
    {children}
  </button>
);

interface SidePanelProps {
  id: string;
  title: string;
  /** Shows the title above the column too, not only on the sheet. */
  isTitled?: boolean;
  /** What the sheet is closed with: what there is to see behind it. */
  show: string;
  children: ReactNode;
}

/** What narrows a list: a column beside it, on a narrow screen a sheet (the browser's own popover) from below. */
export const SidePanel = ({ id, title, isTitled = false, show, children }: SidePanelProps) => {
  const text = useText();
  return (
    <section
      id={id}
      popover="auto"
      aria-label={title}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col overflow-hidden rounded-t-lg border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-scrim open:flex laptop:static laptop:block laptop:max-h-none laptop:overflow-visible laptop:rounded-none laptop:border-0 laptop:bg-transparent laptop:shadow-none"
    >
      <div
        className={`flex items-center justify-between border-b border-line py-1 pr-1 pl-4 ${isTitled ? 'laptop:p-0' : 'laptop:hidden'}`}
      >
        <h2 className="py-2 text-lg laptop:pt-0">{title}</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={text('ui.close')}
          className="grid size-10 place-items-center rounded-md hover:bg-sunken laptop:hidden"
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
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonStyle('primary', 'medium', 'w-full')}
        >
          {show}
        </button>
      </div>
    </section>
  );
};
