import { getNode } from '@grossist/contracts';
import {
  Canonical,
  CatalogueTops,
  CatalogueTree,
  findBranches,
  findListing,
  ListingScreen,
  listingData,
  listingOf,
  NodeTiles,
  SearchError,
  USUAL_SIZE,
  useListingAddress,
} from '../features/catalogue/index.ts';
import { EditBar, findLandingPage, LandingParts } from '../features/editing/index.ts';
import { PageTitle } from '../features/shell/index.ts';
import { pathInLocale, requestLocale, splitLocale, useText } from '../i18n/index.ts';
import { Breadcrumbs, type Crumb } from '../ui/navigation/breadcrumbs.tsx';
import type { Route } from './+types/catalogue-route.ts';

/** A node with its children and the materials below it; at the root the departments. [cat-01] [sea-02] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const { pathname, origin } = new URL(request.url);
  const node = await context.call(getNode, { body: { cultureName, url: splitLocale(pathname).path } });
  const page = { node, origin, cultureName };
  if (node.CatalogNodeId !== '') {
    const [found, branches, landing] = await Promise.all([
      findListing(context, request, cultureName, node.CatalogNodeId),
      findBranches(context, cultureName, node),
      findLandingPage(context, request, { type: 'node', key: node.CatalogNodeId, cultureName }),
    ]);
    return { ...page, departments: [], found, branches, landing };
  }
  const departments = await Promise.all(
    node.Children.map((child) => context.call(getNode, { body: { cultureName, url: child.Url } })),
  );
  return { ...page, departments, found: undefined, branches: {}, landing: null };
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData?.found) return [];
  const { node, found, origin, cultureName } = loaderData;
  const { page, size = USUAL_SIZE } = listingOf(new URLSearchParams(location.search));
  const data = listingData({
    name: node.Name,
    path: node.Path,
    documents: found.documents,
    before: (page - 1) * size,
    total: found.total,
    addressOf: (path) => origin + pathInLocale(path, cultureName),
  });
  return [{ 'script:ld+json': data }];
};

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { listing } = useListingAddress();
  const { node, departments, found, branches, landing } = loaderData;
  const name = node.Name || text('pages.catalogue');
  const crumbs: Crumb[] = [
    { name: text('shell.tab.home'), path: '/' },
    { name: text('pages.catalogue'), path: '/catalogue' },
    ...node.Path.map((step) => ({ name: step.Name, path: step.Url })),
  ];
  const isNarrowed = listing.query !== '' || listing.chosen.length > 0;
  const isFirstPage = !isNarrowed && listing.page === 1;
  const hasTiles = node.Children.length > 0 && isFirstPage;
  return (
    <>
      {found && <EditBar key={node.CatalogNodeId} type="node" pageKey={node.CatalogNodeId} />}
      {landing && isFirstPage && <LandingParts key={landing.Url} page={landing} />}
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
        <PageTitle>{listing.page > 1 ? `${name} – ${text('ui.pages.page', { page: listing.page })}` : name}</PageTitle>
        <meta name="description" content={text('catalogue.description', { name, count: node.MaterialCount })} />
        {isNarrowed && <meta name="robots" content="noindex, follow" />}
        <Canonical search={listing.page > 1 && !isNarrowed ? `?page=${listing.page}` : ''} />
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="text-2xl">{name}</h1>
        {found ? (
          <>
            {hasTiles && <NodeTiles nodes={node.Children} isFirst />}
            <ListingScreen
              found={found}
              nodeId={node.CatalogNodeId}
              aside={<CatalogueTree node={node} branches={branches} />}
              hasQueryChip
              withoutFacets={hasTiles || node.Children.length === 0 ? ['node'] : []}
            />
          </>
        ) : (
          <CatalogueTops departments={departments} total={node.MaterialCount} />
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <SearchError error={error} />;
