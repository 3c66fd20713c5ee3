import { getPages, neverShowGuideAgain, type UserContext } from '@grossist/contracts';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useOperation, useOperationQuery } from '../../api/index.ts';
import { type MessageKey, splitLocale, useLocale, useText } from '../../i18n/index.ts';
import { Button, classNames, ShopLink } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { GuideDrawing } from './guide-drawing.tsx';
import type { GuideType } from './guide-types.ts';

interface Guide {
  type: GuideType;
  title: MessageKey;
  text: MessageKey;
  /** Slug of the page with more about it, where an editor has published it. */
  slug?: string;
  /** It is about the keyboard, and hidden on phones. */
  isOfKeys?: boolean;
}

interface GuidedPage {
  /** The beginning of the addresses, without the language. */
  path: string;
  guide: Guide;
}

const GUIDED: readonly GuidedPage[] = [
  {
    path: '/search',
    guide: { type: 'search', title: 'guides.search', text: 'guides.search.text', slug: 'search-tips' },
  },
  {
    path: '/variation/',
    guide: { type: 'variation', title: 'guides.variation', text: 'guides.variation.text', slug: 'prices-and-stock' },
  },
  { path: '/orders', guide: { type: 'orders', title: 'guides.orders', text: 'guides.orders.text' } },
  {
    path: '/cart',
    guide: { type: 'cart', title: 'guides.cart', text: 'guides.cart.text', slug: 'quick-order', isOfKeys: true },
  },
];

const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`);

/** Returns the guide to a page, by its path without the language. */
const guideOf = (path: string): Guide | undefined => GUIDED.find((page) => isAt(path, page.path))?.guide;

/** Milliseconds; pages of the shop change seldom. */
const PAGES_STALE_AFTER = 600_000;

/** Returns the address of the page with more about it; undefined until it is known to exist. */
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

/** A card that introduces a less obvious feature of a page; Escape within it closes it. */
const GuideCard = ({ guide, onClose }: GuideCardProps) => {
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
    // Escape repeats what the button inside does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      aria-labelledby={title}
      data-guide={guide.type}
      onKeyDown={onKeyDown}
      className={classNames('page pt-4 pb-1.5 print:hidden', guide.isOfKeys && 'max-tablet:hidden')}
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

const isForUser = ({ isReadOnly, isPunchout, neverShowAgainGuideTypes }: UserContext, type: GuideType): boolean =>
  !isReadOnly && !isPunchout && !neverShowAgainGuideTypes.includes(type);

/**
 * The guide to the page that is shown: once to a signed-in person, at the head of the page and in its first response, so
 * that nothing moves when it comes. It stays until it is closed or another page is opened. [ctx-03]
 */
export const Guides = () => {
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const guide = guideOf(splitLocale(pathname).path);
  const type = guide?.type;
  const [present, setPresent] = useState(type);
  const [seen, setSeen] = useState<ReadonlySet<GuideType>>(new Set());
  const { mutate: hide } = useOperation(neverShowGuideAgain);

  if (present !== type) {
    setPresent(type);
    if (present !== undefined) setSeen(new Set([...seen, present]));
  }
  const shown = guide && user && isForUser(user, guide.type) && !seen.has(guide.type) ? guide : undefined;
  const shownType = shown?.type;
  const remember = useEffectEvent((guideType: GuideType) => hide({ body: { guideType } }));
  useEffect(() => {
    if (shownType) remember(shownType);
  }, [shownType]);

  if (!shown) return null;
  return <GuideCard guide={shown} onClose={() => setSeen(new Set([...seen, shown.type]))} />;
};
