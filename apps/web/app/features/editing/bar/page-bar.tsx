import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { splitLocale, useText } from '../../../i18n/index.ts';
import { buttonStyle, EyeIcon, LinkButton, ShopLink } from '../../../ui/index.ts';
import { seesAsVisitor } from '../landing/landing-page.tsx';
import { PublishedMark } from '../parts/save-controls.tsx';
import type { PageEditBarProps } from './edit-bars.tsx';

interface BarFrameProps {
  /** The editors' list that the page is of. */
  list: string;
  /** What editors can do here; not shown while they look as a visitor does. */
  children: ReactNode;
}

/** What the editors' bars share: the way to see the page as a visitor and back, and to the list of such pages. */
export const BarFrame = ({ list, children }: BarFrameProps) => {
  const text = useText();
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  const isVisitor = seesAsVisitor(address);
  if (isVisitor) address.delete('as');
  else address.set('as', 'visitor');
  const other = address.toString();
  return (
    <section aria-label={text('editing.title')} className="border-b border-line bg-accent-soft print:hidden">
      <div className="page flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
        {isVisitor ? <span className="text-sm">{text('editing.bar.asVisitor')}</span> : children}
        <Link
          to={other === '' ? pathname : `${pathname}?${other}`}
          preventScrollReset
          className={buttonStyle('secondary', 'small')}
        >
          <EyeIcon size={18} />
          {text(isVisitor ? 'editing.bar.back' : 'editing.bar.preview')}
        </Link>
        <span className="ml-auto flex gap-4 text-sm underline underline-offset-3">
          <ShopLink to={`/editor/header?path=${encodeURIComponent(splitLocale(pathname).path)}`}>
            {text('editing.header')}
          </ShopLink>
          <ShopLink to={list}>{text('editing.title')}</ShopLink>
        </span>
      </div>
    </section>
  );
};

/** The editors' bar over a page that has an editor of its own. */
export const PageBar = ({ kind, slug, isPublished }: PageEditBarProps) => {
  const text = useText();
  const list = `/editor/${kind}`;
  return (
    <BarFrame list={list}>
      <PublishedMark isPublished={isPublished} />
      <LinkButton size="small" kind="primary" to={`${list}/page/${slug}`}>
        {text('editing.bar.edit')}
      </LinkButton>
    </BarFrame>
  );
};
