import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { useSignedInUser } from '../../../visitor.ts';

const HomeLists = lazyWithTexts(async () => (await import('./home-lists.tsx')).HomeLists);

/** The place of a buyer's lists on the home page, as high before they are known. */
export const HomeListsPlace = () => {
  const user = useSignedInUser();
  if (!user || user.companyNumber === '') return null;
  return (
    <div className="page min-h-48 pt-8">
      <Suspense>
        <HomeLists />
      </Suspense>
    </div>
  );
};
