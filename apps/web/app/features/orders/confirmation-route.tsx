import { Suspense } from 'react';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/confirmation-route.ts';

const ConfirmationScreen = lazyWithTexts(async () => (await import('./confirmation-screen.tsx')).ConfirmationScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

export default function Confirmation({ params }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 py-6">
      <PageTitle>{text('pages.confirmation')}</PageTitle>
      <h1 className="text-2xl">{text('pages.confirmation')}</h1>
      <Suspense>
        <ConfirmationScreen orderId={params.orderId} />
      </Suspense>
    </div>
  );
}
