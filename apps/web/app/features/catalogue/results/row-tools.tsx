import type { SearchDocument } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import type { RowMarksProps } from './row-marks.tsx';

const Marks = lazyWithTexts(async () => (await import('./row-marks.tsx')).RowMarks);

/** What can be done with a material beside ordering it: compare it, and put it on the favorites and other lists. */
export const RowTools = ({ material, hasKits }: { material: SearchDocument; hasKits?: boolean }) => (
  <div className="flex flex-wrap items-center gap-x-2">
    <CompareToggle material={material} />
    <Favourite material={material} hasKits={hasKits} />
  </div>
);

/** Star and lists for signed-in users who are not read-only; their space is reserved while they load. */
export const Favourite = ({ material, isSlim, hasKits }: RowMarksProps) => {
  const isSignedIn = useSignedInUser() !== undefined;
  const isReadOnly = useIsReadOnly();
  if (!isSignedIn || isReadOnly) return null;
  return (
    <Suspense fallback={<span className={isSlim ? 'h-8 w-21' : 'size-8'} />}>
      <Marks key={material.Code} material={material} isSlim={isSlim} hasKits={hasKits} />
    </Suspense>
  );
};
