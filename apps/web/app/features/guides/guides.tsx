import { neverShowGuideAgain, type UserContext } from '@grossist/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useOperation } from '../../api/index.ts';
import { splitLocale } from '../../i18n/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { GuideCard } from './guide-card.tsx';
import { guideOf } from './guide-of.ts';
import type { GuideType } from './guide-types.ts';

const isForThem = ({ isReadOnly, isPunchout, neverShowAgainGuideTypes }: UserContext, type: GuideType): boolean =>
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
  const shown = guide && user && isForThem(user, guide.type) && !seen.has(guide.type) ? guide : undefined;
  const shownType = shown?.type;
  const remember = useEffectEvent((guideType: GuideType) => hide({ body: { guideType } }));
  useEffect(() => {
    if (shownType) remember(shownType);
  }, [shownType]);

  if (!shown) return null;
  return <GuideCard guide={shown} onClose={() => setSeen(new Set([...seen, shown.type]))} />;
};
