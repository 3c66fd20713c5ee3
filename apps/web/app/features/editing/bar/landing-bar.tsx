import { getLandingPageSettings, type LandingPageSettings } from '@grossist/contracts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, buttonStyle, EyeIcon, ShopLink, Skeleton } from '../../../ui/index.ts';
import { SlideIn } from '../../../ui/overlays/index.ts';
import { seesAsVisitor } from '../landing/find-landing-page.ts';
import type { LandingPlace } from '../landing/landing-fields.ts';
import { LandingForm } from '../landing/landing-form.tsx';
import { useLandingDraft } from '../landing/use-landing-draft.ts';
import { PublishedMark } from '../parts/published-mark.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import type { EditBarProps } from './edit-bar.tsx';

/** What stays in the panel when it is closed is there when it is opened again. */
const Editing = ({ place, page }: { place: LandingPlace; page: LandingPageSettings | undefined }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const draft = useLandingDraft(place, page, () => setOpen(false));
  return (
    <>
      {draft.version === 0 ? (
        <span className="text-sm text-muted">{text('editing.bar.none')}</span>
      ) : (
        <PublishedMark isPublished={draft.value.isPublished} />
      )}
      {draft.isChanged && <span className="text-sm text-muted">{text('editing.unsaved')}</span>}
      <Button size="small" kind="primary" onPress={() => setOpen(true)}>
        {text('editing.bar.edit')}
      </Button>
      <SlideIn
        title={text('editing.bar.edit')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <div className="w-full">
            <SaveBar draft={draft} isNew={draft.version === 0} />
          </div>
        }
      >
        <LandingForm draft={draft} />
      </SlideIn>
    </>
  );
};

/** The editors' bar over a page. */
export const LandingBar = ({ type, pageKey }: EditBarProps) => {
  const text = useText();
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  const isVisitor = seesAsVisitor(address);
  const { data } = useOperationQuery(getLandingPageSettings, {
    query: { Type: type, Query: pageKey, PageSize: 100 },
  });
  if (isVisitor) address.delete('as');
  else address.set('as', 'visitor');
  const other = address.toString();
  return (
    <section aria-label={text('editing.title')} className="border-b border-line bg-accent-soft print:hidden">
      <div className="page flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
        {isVisitor && <span className="text-sm">{text('editing.bar.asVisitor')}</span>}
        {!isVisitor && !data && <Skeleton className="h-8 w-60" />}
        {!isVisitor && data && (
          <Editing place={{ type, key: pageKey }} page={data.PageItems.find((page) => page.Key === pageKey)} />
        )}
        <Link
          to={other === '' ? pathname : `${pathname}?${other}`}
          preventScrollReset
          className={buttonStyle('secondary', 'small')}
        >
          <EyeIcon size={18} />
          {text(isVisitor ? 'editing.bar.back' : 'editing.bar.preview')}
        </Link>
        <ShopLink to="/editor/landing" className="ml-auto text-sm underline underline-offset-3">
          {text('editing.title')}
        </ShopLink>
      </div>
    </section>
  );
};
