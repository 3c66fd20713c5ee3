import { type ReactNode, useId, useRef, useState } from 'react';

/** Pixels between the button and the panel. */
const GAP = 4;

interface HeaderPopoverProps {
  /** Accessible name of the panel. */
  label: string;
  button: ReactNode;
  buttonStyle: string;
  panelStyle: string;
  /** Rendered while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A button in the header that opens a panel: the browser's own popover, which Escape and a press beside it close. */
export const HeaderPopover = ({ label, button, buttonStyle, panelStyle, children }: HeaderPopoverProps) => {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const place = (): void => {
    const below = opener.current?.getBoundingClientRect();
    if (!below || !panel.current) return;
    panel.current.style.top = `${below.bottom + GAP}px`;
    panel.current.style.right = `${Math.max(GAP, document.documentElement.clientWidth - below.right)}px`;
  };
  const close = (): void => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} className={buttonStyle}>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={`fixed inset-auto m-0 max-w-[calc(100vw-0.5rem)] rounded-lg border border-line bg-raised text-ink shadow-float ${panelStyle}`}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
};
