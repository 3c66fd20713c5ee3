import { getPages } from '@grossist/contracts';
import { type KeyboardEvent, useId } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { Button, classNames, ShopLink } from '../../ui/index.ts';
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
  onClose: () => void;
}

/** What a page can do that nobody would look for, as a part of the page; Escape within it closes it. */
export const GuideCard = ({ guide, onClose }: GuideCardProps) => {
  const text = useText();
  const title = useId();
  const more = usePageOf(guide.slug);

  const close = (): void => {
    onClose();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };
  return (
    // Escape is no action of its own: the button inside does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      aria-labelledby={title}
      data-guide={guide.type}
      onKeyDown={onKeyDown}
      className={classNames('page pt-4 print:hidden', guide.isOfKeys && 'max-tablet:hidden')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised p-3">
        <span className="max-tablet:hidden">
          <GuideDrawing type={guide.type} />
        </span>
        <div className="grid min-w-0 flex-1 basis-72 content-start gap-0.5">
          <h2 id={title} className="text-base font-semibold">
            {text(guide.title)}
          </h2>
          <p className="max-w-prose text-sm text-muted">{text(guide.text)}</p>
        </div>
        <span className="ml-auto flex min-h-10 items-center gap-3">
          {more !== undefined && (
            <ShopLink to={more} className="text-sm text-accent hover:underline">
              {text('guides.more')}
            </ShopLink>
          )}
          <Button kind="secondary" size="small" onPress={close}>
            {text('guides.close')}
          </Button>
        </span>
      </div>
    </aside>
  );
};
