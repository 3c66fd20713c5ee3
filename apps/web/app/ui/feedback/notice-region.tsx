import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton, ShopLink } from '../actions/index.ts';
import { CloseIcon, UndoIcon } from '../icons/index.ts';
import { currentNotices, dismiss, type Notice, noNotices, stayOf, subscribe } from './notices.ts';

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
  const notices = useSyncExternalStore(subscribe, currentNotices, noNotices);
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
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} isHeld={isHeld} />
      ))}
    </section>
  );
};
