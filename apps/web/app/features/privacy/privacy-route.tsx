import { getAnalyticsConfig } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts, requestLocale, useText } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { Canonical } from '../catalogue/index.ts';
import { ErrorScreen, PageTitle } from '../shell/index.ts';
import type { Route } from './+types/privacy-route.ts';

const PrivacyScreen = lazyWithTexts(async () => (await import('./privacy-screen.tsx')).PrivacyScreen);

/** What statistics collect and for how long. [own-ana-01] */
export const loader = ({ context, params }: Route.LoaderArgs) => {
  requestLocale(params, context);
  return context.call(getAnalyticsConfig, {});
};

/** What is counted, what never is, and the visitor's choice. Section 4, "Analytics consent". */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-6">
      <PageTitle>{text('shell.privacy')}</PageTitle>
      <Canonical />
      <h1 className="text-2xl">{text('shell.privacy')}</h1>
      <Suspense fallback={<LoadingShape parts={['line', 'panel', 'panel']} />}>
        <PrivacyScreen config={loaderData} />
      </Suspense>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
