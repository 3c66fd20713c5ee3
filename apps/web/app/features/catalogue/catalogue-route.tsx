import { getNode } from '@grossist/contracts';
import { requestLocale, splitLocale, useText } from '../../i18n/index.ts';
import { Breadcrumbs, type Crumb } from '../../ui/navigation/breadcrumbs.tsx';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/catalogue-route.ts';
import { Canonical } from './canonical.tsx';
import { CatalogueTops } from './catalogue-tops.tsx';
import { findListing } from './listing/find-listing.ts';
import { ListingScreen } from './listing/listing-screen.tsx';
import { SearchError } from './listing/search-error.tsx';
import { useListingAddress } from './listing/use-listing-address.ts';
import { NodeTiles } from './node-tiles.tsx';

/** A node with its children and the materials below it; at the root the departments. [cat-01] [sea-02] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const url = splitLocale(new URL(request.url).pathname).path;
  const node = await context.call(getNode, { body: { cultureName, url } });
  if (node.CatalogNodeId !== '') {
    return { node, departments: [], found: await findListing(context, request, cultureName, node.CatalogNodeId) };
  }
  const departments = await Promise.all(
    node.Children.map((child) => context.call(getNode, { body: { cultureName, url: child.Url } })),
  );
  return { node, departments, found: undefined };
};

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { listing } = useListingAddress();
  const { node, departments, found } = loaderData;
  const name = node.Name || text('pages.catalogue');
  const crumbs: Crumb[] = [
    { name: text('shell.tab.home'), path: '/' },
    { name: text('pages.catalogue'), path: '/catalogue' },
    ...node.Path.map((step) => ({ name: step.Name, path: step.Url })),
  ];
  const isNarrowed = listing.query !== '' || listing.chosen.length > 0;
  const hasTiles = node.Children.length > 0 && !isNarrowed && listing.page === 1;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
      <PageTitle>{name}</PageTitle>
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
            hasQueryChip
            withoutFacets={hasTiles || node.Children.length === 0 ? ['node'] : []}
          />
        </>
      ) : (
        <CatalogueTops departments={departments} total={node.MaterialCount} />
      )}
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <SearchError error={error} />;
