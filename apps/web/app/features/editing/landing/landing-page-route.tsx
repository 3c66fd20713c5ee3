import { data } from 'react-router';
import { requestLocale } from '../../../i18n/index.ts';
import { Canonical } from '../../catalogue/index.ts';
import { ErrorScreen, PageTitle } from '../../shell/index.ts';
import { EditBar } from '../bar/edit-bars.tsx';
import type { Route } from './+types/landing-page-route.ts';
import { findLandingPage, LandingParts } from './landing-page.tsx';

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_KEY = 100;

/** A landing page at an address of its own; a draft is there for editors alone. [own-land-03] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const { key } = params;
  const page =
    KEY.test(key) && key.length <= LONGEST_KEY
      ? await findLandingPage(context, request, { type: 'custom', key, cultureName })
      : null;
  if (page === null) throw data(null, { status: 404 });
  return page;
};

export default function LandingPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{page.Title}</PageTitle>
      <meta name="description" content={page.Introduction.slice(0, 200)} />
      {!page.IsPublished && <meta name="robots" content="noindex" />}
      <Canonical />
      <EditBar key={page.Key} type="custom" pageKey={page.Key} />
      <LandingParts key={`${page.Key} ${page.Url}`} page={page} isWholePage />
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
