import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton, ShopLink } from '../actions/index.ts';
import { CloseIcon, UndoIcon } from '../icons/index.ts';

interface Notice {
  id: number;
  text: string;
  /** Takes back what was done. */
  undo?: () => void;
  /** Where what was done can be seen. */
  link?: NoticeLink;
}

interface NoticeLink {
  to: string;
  name: string;
}

/** Milliseconds a notice stays; one with a button or a link stays longer. */
const STAY = 5_000;
const STAY_TO_ACT = 10_000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Notice[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Shows in a corner what was done, with the way back or a link to it. At most three at a time; the oldest goes. */
export const notify = (text: string, action?: (() => void) | NoticeLink): void => {
  lastId += 1;
  const shown = typeof action === 'object' ? { link: action } : { undo: action };
  change([...notices.slice(-2), { id: lastId, text, ...shown }]);
};

const dismiss = (id: number): void => change(notices.filter((notice) => notice.id !== id));

const stayOf = (notice: Notice): number => (notice.undo || notice.link ? STAY_TO_ACT : STAY);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const currentNotices = (): readonly Notice[] => notices;

const NONE: readonly Notice[] = [];
const noNotices = (): readonly Notice[] => NONE;

const NoticeCard = ({ notice, isHeld }: { notice: Notice; isHeld: boolean }) => {
  const text = useText();
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismiss(notice.id), stayOf(notice));
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  const undo = (): void => {
    notice.undo?.();
    dismiss(notice.id);
  };
  return (
    <div className="flex w-full animate-rise items-center gap-2 rounded-lg bg-ink py-1 pr-1 pl-4 text-canvas shadow-float">
      <span className="min-w-0 flex-1 py-2">{notice.text}</span>
      {notice.undo && (
        <button
          type="button"
          onClick={undo}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-md px-3 font-semibold underline underline-offset-3 outline-canvas"
        >
          <UndoIcon size={18} />
          {text('ui.undo')}
        </button>
      )}
      {notice.link && (
        <ShopLink
          to={notice.link.to}
          onClick={() => dismiss(notice.id)}
          className="inline-flex min-h-10 items-center rounded-md px-3 font-semibold underline underline-offset-3 outline-canvas"
        >
          {notice.link.name}
        </ShopLink>
      )}
      <IconButton
        label={text('ui.close')}
        icon={<CloseIcon size={18} />}
        onPress={() => dismiss(notice.id)}
        className="outline-canvas hover:bg-transparent"
      />
    </div>
  );
};

/** Where notices appear. They wait while the pointer or the focus is on them. */
export const NoticeRegion = () => {
  const text = useText();
  const shown = useSyncExternalStore(subscribe, currentNotices, noNotices);
  const [isHeld, setHeld] = useState(false);
  return (
    // Resting on it is no action, it only holds what would vanish.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={text('ui.notices')}
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(5rem+var(--order-bar,0px))] z-40 mx-auto grid max-w-md gap-2 *:pointer-events-auto laptop:bottom-[calc(1.5rem+var(--order-bar,0px))]"
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} isHeld={isHeld} />
      ))}
    </section>
  );
};

/** Milliseconds after which a state is cleared. Section 9. */
export const ADDED_RESET = 3_000;
/** After so long the button takes the next press, whether or not the shop has answered. */
export const ADDING_RESET = 1_000;
export const FEEDBACK_RESET = 3_000;
export const MATERIAL_STATUS_RESET = 2_000;
