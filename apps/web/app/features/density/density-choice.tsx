import { Suspense } from 'react';
import { lazyWithCartTexts } from '../../i18n/cart-page-texts.ts';
import { useSignedInUser } from '../../visitor.ts';

export interface DensityChoiceProps {
  /** What the page is while the person chose nothing; undefined where several kinds of pages are meant. */
  unchosen?: 'compact' | 'comfortable';
  /** Names the choice on the screen too. */
  isNamed?: boolean;
}

const DensitySwitch = lazyWithCartTexts(async () => (await import('./density-switch.tsx')).DensitySwitch);

/** The choice of density, for signed-in users who are not read-only; its space is reserved until it is loaded. */
export const DensityChoice = (props: DensityChoiceProps) => {
  const user = useSignedInUser();
  if (!user || user.isReadOnly) return null;
  return (
    <Suspense fallback={<span className={props.isNamed ? 'block h-11' : 'block h-10 w-20 max-tablet:hidden'} />}>
      <DensitySwitch {...props} />
    </Suspense>
  );
};
