import { type ReactNode, useId, useRef, useState } from 'react';
import { placeBeside } from '../../../ui/data/explanation.tsx';

interface PopoverButtonProps {
  /** Names the button and what it opens. */
  label: string;
  /** Content of the button. */
  face: ReactNode;
  className: string;
  tabIndex?: number;
  /** Drawn while it is open. */
  children: ReactNode;
}

/** Pixels between the button and what it opens. */
const GAP = 4;

/** A button that opens a panel over the page, by the browser's own popover: Escape and a press beside it close it. */
export const PopoverButton = ({ label, face, className, tabIndex, children }: PopoverButtonProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        tabIndex={tabIndex}
        aria-label={label}
        aria-expanded={isOpen}
        data-popover-button
        className={className}
      >
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open' && panel.current && button.current) placeBeside(panel.current, button.current, GAP);
        }}
        className="fixed inset-auto m-0 max-h-96 w-72 max-w-[calc(100vw-0.75rem)] overflow-y-auto rounded-lg border border-line bg-raised p-3 text-left text-base font-normal text-ink shadow-float"
      >
        {isOpen && children}
      </div>
    </>
  );
};
