import { type RefObject, useEffect, useRef, useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { ShopLink } from '../../../ui/index.ts';
import { addressOfExport, type CartFileFormat, canSendFiles, useShare } from './use-share.ts';

const FORMATS: readonly { format: CartFileFormat; name: MessageKey }[] = [
  { format: 'pdf', name: 'share.pdf' },
  { format: 'xlsx', name: 'share.xlsx' },
  { format: 'csv', name: 'share.csv' },
];

/** Pixels between the button and what it opens, and to the edge of the window. */
const GAP = 4;
const ITEM =
  'flex min-h-10 w-full items-center justify-between gap-4 rounded-md px-3 text-left hover:bg-sunken aria-disabled:opacity-50';

export interface SharePanelProps {
  id: string;
  /** The button that opens the panel. */
  button: RefObject<HTMLButtonElement | null>;
  cartName: string;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when making a file begins or ends. */
  onBusy: (isBusy: boolean) => void;
}

/** The menu to save or send the cart, a native popover that opens on mount. */
export const SharePanel = ({ id, button, cartName, onOpenChange, onBusy }: SharePanelProps) => {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pending, save, send } = useShare();
  const isBusy = pending !== undefined;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => panel.current?.showPopover(), []);

  const place = (): void => {
    const below = button.current?.getBoundingClientRect();
    if (!below || !panel.current) return;
    panel.current.style.top = `${below.bottom + GAP}px`;
    panel.current.style.left = `${Math.max(GAP, Math.min(below.left, document.documentElement.clientWidth - 256 - GAP))}px`;
  };
  const close = (): void => panel.current?.hidePopover();
  const pick = (act: () => Promise<void>): void => {
    close();
    button.current?.focus();
    void act();
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="group"
      aria-label={text('share.open')}
      onBeforeToggle={place}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        onOpenChange(newState === 'open');
      }}
      className="fixed inset-auto m-0 w-64 max-w-[calc(100vw-0.5rem)] rounded-lg border border-line bg-raised p-1 text-ink shadow-float print:hidden"
    >
      <ul>
        <li>
          <ShopLink to="/cart/print" onClick={close} className={ITEM}>
            {text('share.print')}
          </ShopLink>
        </li>
        {FORMATS.map(({ format, name }) => (
          <li key={format}>
            <a
              href={addressOfExport(format)}
              download
              onClick={(event) => {
                event.preventDefault();
                pick(() => save(format));
              }}
              className={ITEM}
            >
              {text(name)}
              <span className="text-sm text-muted uppercase">{format}</span>
            </a>
          </li>
        ))}
        {isOpen && canSendFiles() && (
          <li>
            <button type="button" onClick={() => pick(() => send(cartName || text('pages.cart')))} className={ITEM}>
              {text('share.send')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
};
