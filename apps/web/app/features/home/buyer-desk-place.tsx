import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';

const BuyerDesk = lazyWithTexts(async () => (await import('./desk/buyer-desk.tsx')).BuyerDesk);

/** The place of a buyer's desk, as high before it is loaded. */
export const BuyerDeskPlace = () => (
  <div className="min-h-270 laptop:min-h-220">
    <Suspense>
      <BuyerDesk />
    </Suspense>
  </div>
);
