import { neverShowGuideAgain } from '@grossist/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useOperation } from '../../api/index.ts';
import { splitLocale } from '../../i18n/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { closeCounter, countClosing, GUIDE_CLOSE_LIMIT, restsInThisTab } from './close-counter.ts';
import { guideOf } from './guide-of.ts';

// Comes when a guide is due, not with the page.
const GuideCard = lazy(async () => ({ default: (await import('./guide-card.tsx')).GuideCard }));

/** Milliseconds in which a page is looked at before its guide comes. */
const PATIENCE = 1500;

/**
 * The guide to the page that is shown, to who is signed in and has not put it away: for good, or by closing it as often as
 * section 9 says. One at a time; none to who only came to look at a cart.
 */
export const Guides = () => {
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const guide = guideOf(splitLocale(pathname).path);
  const [due, setDue] = useState<string>();
  const hide = useOperation(neverShowGuideAgain);
  const person = user?.GrossistContactId;
  const type = guide?.type;
  const isHidden =
    type === undefined || !user || user.isReadOnly || user.isPunchout || user.neverShowAgainGuideTypes.includes(type);

  useEffect(() => {
    if (isHidden || person === undefined) return undefined;
    if (restsInThisTab(type) || closeCounter(person, type) >= GUIDE_CLOSE_LIMIT) return undefined;
    const timer = setTimeout(() => setDue(type), PATIENCE);
    return () => {
      clearTimeout(timer);
      setDue(undefined);
    };
  }, [type, person, isHidden]);

  if (!guide || isHidden || person === undefined || due !== guide.type) return null;
  const close = (isForGood: boolean): void => {
    setDue(undefined);
    const closings = countClosing(person, guide.type);
    if (isForGood || closings >= GUIDE_CLOSE_LIMIT) hide.mutate({ body: { guideType: guide.type } });
  };
  return (
    <Suspense>
      <GuideCard guide={guide} onClose={close} />
    </Suspense>
  );
};
