import { getLandingPageSettings, type LandingPageSettings } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Skeleton } from '../../../ui/index.ts';
import { SlideIn } from '../../../ui/overlays/index.ts';
import { type LandingPlace, useLandingDraft } from '../landing/landing-draft.ts';
import { LandingForm } from '../landing/landing-form.tsx';
import { PublishedMark, SaveBar } from '../parts/save-controls.tsx';
import type { EditBarProps } from './edit-bars.tsx';
import { BarFrame } from './page-bar.tsx';

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

/** The editors' bar over a page with a landing page of its own. */
export const LandingBar = ({ type, pageKey }: EditBarProps) => {
  const { data } = useOperationQuery(getLandingPageSettings, {
    query: { Type: type, Query: pageKey, PageSize: 100 },
  });
  return (
    <BarFrame list="/editor/landing">
      {data ? (
        <Editing place={{ type, key: pageKey }} page={data.PageItems.find((page) => page.Key === pageKey)} />
      ) : (
        <Skeleton className="h-8 w-60" />
      )}
    </BarFrame>
  );
};
