import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/labels-route.ts';

const LabelsScreen = lazyWithTexts(async () => (await import('./labels-screen.tsx')).LabelsScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

/** Prints labels of a list, an order, the cart, a draft or named materials: `?source=list&id=…&materials=…`. */
export default function Labels() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<Skeleton className="h-8.5 w-56" />}>
        <LabelsScreen />
      </Suspense>
    </div>
  );
}
