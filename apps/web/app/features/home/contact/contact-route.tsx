import { getContactDetails } from '@grossist/contracts';
import { MARKETS, marketOfLocale } from '@grossist/domain';
import { Suspense } from 'react';
import { lazyWithTexts, requestLocale, useText } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { Canonical } from '../../catalogue/index.ts';
import { ErrorScreen, PageTitle } from '../../shell/index.ts';
import type { Route } from './+types/contact-route.ts';

const Screen = lazyWithTexts(async () => (await import('./contact-screen.tsx')).ContactScreen);

/** Contact details and branches of the reader's market, or of another one by `?market=NO`. [own-svc-03] */
export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const wanted = new URL(request.url).searchParams.get('market');
  const own = context.user.isSignedIn ? context.user.market : marketOfLocale(cultureName);
  const market = MARKETS.find((one) => one === wanted) ?? own;
  return context.call(getContactDetails, { query: { market } });
};

export default function Contact({ loaderData }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
      <PageTitle>{text('shell.contact')}</PageTitle>
      <Canonical />
      <h1 className="text-2xl">{text('shell.contact')}</h1>
      <Suspense fallback={<LoadingShape parts={['line', { beside: [['panel'], ['panel']] }, 'cards']} />}>
        <Screen details={loaderData} />
      </Suspense>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
