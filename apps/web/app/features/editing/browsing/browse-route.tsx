import { getCustomBrowsingPage } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts, requestLocale } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { Canonical } from '../../catalogue/index.ts';
import { ErrorScreen, PageTitle } from '../../shell/index.ts';
import { PageEditBar } from '../bar/edit-bars.tsx';
import { seesAsVisitor } from '../landing/landing-page.tsx';
import type { Route } from './+types/browse-route.ts';

const Screen = lazyWithTexts(async () => (await import('./browse-screen.tsx')).BrowseScreen);

const LONGEST = 100;

/** A catalogue page that an editor put together; a draft is there for editors alone. [cat-04] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const isEditor = context.user.role === 'editor' && !seesAsVisitor(new URL(request.url).searchParams);
  return context.call(getCustomBrowsingPage, {
    params: { id: params.id.slice(0, LONGEST) },
    query: { cultureName: requestLocale(params, context), Preview: isEditor ? 'true' : 'false' },
  });
};

export default function Browse({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{page.Title}</PageTitle>
      <meta name="description" content={page.Introduction.slice(0, 200)} />
      {!page.IsPublished && <meta name="robots" content="noindex" />}
      <Canonical />
      <PageEditBar kind="browsing" slug={page.Slug} isPublished={page.IsPublished} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
        <Suspense fallback={<LoadingShape parts={['heading', 'line', 'cards']} />}>
          <Screen key={page.Id} page={page} />
        </Suspense>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
