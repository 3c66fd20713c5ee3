import { getPages } from '@grossist/contracts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { Button, Checkbox, CloseIcon, classNames, IconButton, ShopLink } from '../../ui/index.ts';
import { GuideDrawing } from './guide-drawing.tsx';
import type { Guide } from './guide-of.ts';

/** Milliseconds: the pages of the shop change seldom. */
const PAGES_STALE_AFTER = 600_000;

/** Where the page that says more is, once it is known that there is one. */
const usePageOf = (slug: string | undefined): string | undefined => {
  const cultureName = useLocale();
  const { data } = useOperationQuery(
    getPages,
    { query: { Kind: 'guide', cultureName } },
    { enabled: slug !== undefined, staleTime: PAGES_STALE_AFTER },
  );
  return data?.Pages.find((page) => page.Slug === slug)?.Url;
};

interface GuideCardProps {
  guide: Guide;
  onClose: (isForGood: boolean) => void;
}

/** What a page can do that nobody would look for, beside the page and never over all of it; Escape within it closes it. */
export const GuideCard = ({ guide, onClose }: GuideCardProps) => {
  const text = useText();
  const title = useId();
  const body = useId();
  const [isForGood, setForGood] = useState(false);
  // On a phone it would lie over half of the page: there it begins as one line.
  const [isUnfolded, setUnfolded] = useState(false);
  const closing = useRef<HTMLButtonElement>(null);
  // The button that unfolded it is gone: the focus stays in the guide.
  useEffect(() => {
    if (isUnfolded) closing.current?.focus();
  }, [isUnfolded]);
  const whereFolded = isUnfolded ? '' : 'max-tablet:hidden';
  const more = usePageOf(guide.slug);

  const close = (): void => {
    onClose(isForGood);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };
  return (
    // Escape is no action of its own: the buttons inside do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      className={classNames(
        'fixed inset-x-3 bottom-18 z-20 grid animate-rise gap-3 rounded-lg border border-line bg-raised p-3 shadow-float tablet:inset-x-auto tablet:bottom-4 tablet:left-4 tablet:w-96 tablet:p-4 print:hidden',
        guide.isOfKeys && 'max-tablet:hidden',
      )}
    >
      <div className={classNames('flex gap-3 tablet:items-start', isUnfolded ? 'items-start' : 'items-center')}>
        <span className={whereFolded}>
          <GuideDrawing type={guide.type} />
        </span>
        <div className="grid min-w-0 flex-1 content-start gap-1">
          <h2 id={title} className="text-base font-semibold">
            {text(guide.title)}
          </h2>
          <p className={classNames('text-sm text-muted', whereFolded)}>{text(guide.text)}</p>
        </div>
        {!isUnfolded && (
          <span className="flex items-center tablet:hidden">
            <Button
              kind="quiet"
              size="small"
              aria-expanded={false}
              aria-controls={body}
              onPress={() => setUnfolded(true)}
            >
              {text('guides.unfold')}
            </Button>
            <IconButton label={text('ui.close')} icon={<CloseIcon size={18} />} onPress={close} />
          </span>
        )}
      </div>
      <div id={body} className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', whereFolded)}>
        <Checkbox isSelected={isForGood} onChange={setForGood} className="text-sm">
          {text('guides.never')}
        </Checkbox>
        <span className="ml-auto flex items-center gap-3">
          {more !== undefined && (
            <ShopLink to={more} className="text-sm text-accent hover:underline">
              {text('guides.more')}
            </ShopLink>
          )}
          <Button ref={closing} kind="secondary" size="small" onPress={close}>
            {text('guides.close')}
          </Button>
        </span>
      </div>
    </aside>
  );
};
