import { getPage } from '@grossist/contracts';
import { Suspense } from 'react';
import { data } from 'react-router';
import { lazyWithTexts, requestLocale } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { Canonical } from '../../catalogue/index.ts';
import { PageEditBar, seesAsVisitor } from '../../editing/index.ts';
import { ErrorScreen, PageTitle } from '../../shell/index.ts';
import type { Route } from './+types/page-route.ts';

const Screen = lazyWithTexts(async () => (await import('./page-screen.tsx')).PageScreen);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 100;

/** Loads a page of the shop (help or a guide); only editors see drafts. [own-page-01] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  // A malformed slug returns the same 404 as a missing page.
  if (!SLUG.test(params.slug) || params.slug.length > LONGEST_SLUG) throw data(null, { status: 404 });
  const isEditor = context.user.role === 'editor' && !seesAsVisitor(new URL(request.url).searchParams);
  const query = { cultureName, Preview: isEditor ? ('true' as const) : ('false' as const) };
  return context.call(getPage, { params: { slug: params.slug }, query });
};

export default function Page({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{page.Title}</PageTitle>
      <meta name="description" content={page.Introduction} />
      {!page.IsPublished && <meta name="robots" content="noindex" />}
      <Canonical />
      <PageEditBar kind="pages" slug={page.Slug} isPublished={page.IsPublished} />
      <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 py-6">
        <Suspense fallback={<LoadingShape parts={['heading', 'line', 'line', 'line']} />}>
          <Screen page={page} />
        </Suspense>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
