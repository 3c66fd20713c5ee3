import { useId, useRef, useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Button, ChevronDownIcon, ShopLink } from '../../../ui/index.ts';
import { addressOfExport, type CartFileFormat } from './download-cart.ts';
import { canSendFiles, useShare } from './use-share.ts';

const FORMATS: readonly { format: CartFileFormat; name: MessageKey }[] = [
  { format: 'pdf', name: 'share.pdf' },
  { format: 'xlsx', name: 'share.xlsx' },
  { format: 'csv', name: 'share.csv' },
];

/** Pixels between the button and what it opens, and to the edge of the window. */
const GAP = 4;
const ITEM =
  'flex min-h-10 w-full items-center justify-between gap-4 rounded-md px-3 text-left hover:bg-sunken aria-disabled:opacity-50';

const ShareIcon = () => (
  <Icon size={18}>
    <path d="M12 15V4M8 7.5 12 3.5l4 4" />
    <path d="M7 11H4.5v9h15v-9H17" />
  </Icon>
);

/** The cart on paper and as a file: to keep, or to send on. The browser's own popover holds the choices. */
export const ShareMenu = ({ cartName }: { cartName: string }) => {
  const text = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pending, keep, send } = useShare();

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
    <>
      <Button ref={button} size="small" popoverTarget={id} isPending={pending !== undefined} aria-expanded={isOpen}>
        <ShareIcon />
        {text(pending === undefined ? 'share.open' : 'share.making')}
        <ChevronDownIcon size={18} />
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={text('share.open')}
        onBeforeToggle={place}
        onToggle={({ newState }) => setOpen(newState === 'open')}
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
                  pick(() => keep(format));
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
    </>
  );
};
