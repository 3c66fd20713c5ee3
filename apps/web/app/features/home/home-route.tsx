import {
  type CatalogNode,
  commerceSearch,
  getContactDetails,
  getNode,
  getPages,
  getVendors,
  type SearchDocument,
} from '@grossist/contracts';
import { type Locale, marketOfLocale } from '@grossist/domain';
import { Suspense } from 'react';
import { lazyWithTexts, requestLocale, useText } from '../../i18n/index.ts';
import type { ServerContext } from '../../server-context.ts';
import { ShopLink, Skeleton } from '../../ui/index.ts';
import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { useSignedInUser } from '../../visitor.ts';
import { Canonical, NodeTiles } from '../catalogue/index.ts';
import { EditBar, findLandingPage, LandingParts } from '../editing/index.ts';
import { HomeListsPlace } from '../lists/index.ts';
import { Recommendations, RowSkeleton } from '../recommendations/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/home-route.ts';
import { Hero } from './hero.tsx';
import type { StorefrontProps } from './storefront/storefront.tsx';

const BuyerDesk = lazyWithTexts(async () => (await import('./desk/buyer-desk.tsx')).BuyerDesk);

/** Reserves the height of a buyer's desk until its script is loaded. */
const BuyerDeskPlace = () => (
  <div className="min-h-270 laptop:min-h-220">
    <Suspense>
      <BuyerDesk />
    </Suspense>
  </div>
);

interface PopularMaterialsProps {
  materials: readonly SearchDocument[];
}

const Row = lazyWhenSeen<PopularMaterialsProps>(
  async () => (await import('./popular-row.tsx')).PopularRow,
  RowSkeleton,
);

/** The materials that are ordered most, for signed-out visitors; loaded when it comes into view. */
const PopularMaterials = ({ materials }: PopularMaterialsProps) =>
  materials.length > 0 && <Row materials={materials} />;

const Department = ({ department, isFirst }: { department: CatalogNode; isFirst: boolean }) => {
  const text = useText();
  return (
    <section aria-labelledby={`department-${department.CatalogNodeId}`}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h3 id={`department-${department.CatalogNodeId}`} className="text-lg">
          <ShopLink to={department.Url} className="hover:underline">
            {department.Name}
          </ShopLink>
        </h3>
        <span className="text-sm text-muted">{text('home.materials', { count: department.MaterialCount })}</span>
      </div>
      <NodeTiles nodes={department.Children} isFirst={isFirst} />
    </section>
  );
};

const DepartmentGrid = ({ departments }: { departments: readonly CatalogNode[] }) => {
  const text = useText();
  if (departments.length === 0) return null;
  return (
    <section aria-labelledby="departments" className="page grid gap-8 py-10">
      <h2 id="departments" className="text-xl">
        {text('home.departments')}
      </h2>
      {departments.map((department, place) => (
        <Department key={department.CatalogNodeId} department={department} isFirst={place === 0} />
      ))}
    </section>
  );
};

const StorefrontSkeleton = () => (
  <div className="page grid gap-10 py-6" aria-hidden="true">
    <Skeleton className="h-48 w-full rounded-lg" />
    <Skeleton className="h-128 w-full rounded-lg" />
  </div>
);

/** The sections below the departments; the server renders them, and their script is loaded when they come into view. */
const StorefrontPlace = lazyWhenSeen<StorefrontProps>(
  async () => (await import('./storefront/storefront.tsx')).Storefront,
  StorefrontSkeleton,
);

const BRANDS = 12;
const BRANDS_READ = 100;
const SERVICES = 12;

/** Loads what the storefront shows signed-out visitors; of the first 100 brands those with the most materials. */
const loadStorefront = async (context: ServerContext, cultureName: Locale): Promise<StorefrontProps> => {
  const [details, vendors, pages] = await Promise.all([
    context.call(getContactDetails, { query: { market: marketOfLocale(cultureName) } }),
    context.call(getVendors, { query: { PageSize: BRANDS_READ } }),
    context.call(getPages, { query: { Kind: 'help', PageSize: SERVICES, cultureName } }),
  ]);
  return {
    details,
    vendors: vendors.Vendors.toSorted((one, other) => other.MaterialCount - one.MaterialCount).slice(0, BRANDS),
    pages: pages.Pages,
  };
};

const POPULAR = 12;
/** Key of the landing page that editors show on the home page. */
const FRONT = 'front';

/**
 * The home page: loads the departments with their categories, the most ordered materials and the editors' landing page; for
 * signed-out visitors also the storefront.
 */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const tops = await context.call(getNode, { body: { cultureName, resultType: 'tops' } });
  const departments = await Promise.all(
    tops.Children.map(({ Url }) => context.call(getNode, { body: { cultureName, url: Url } })),
  );
  const [popular, landing, storefront] = await Promise.all([
    context.call(commerceSearch, { body: { cultureName, PageSize: POPULAR, SortKey: 'popularity' } }),
    findLandingPage(context, request, { type: 'custom', key: FRONT, cultureName }),
    context.user.isSignedIn ? undefined : loadStorefront(context, cultureName),
  ]);
  return { departments, popular: popular.Documents, landing, storefront };
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const user = useSignedInUser();
  const isSignedIn = user !== undefined;
  const isBuyer = isSignedIn && user.companyNumber !== '';
  return (
    <>
      <PageTitle>{text('home.title')}</PageTitle>
      <meta name="description" content={text('shell.footer.about')} />
      <Canonical />
      <EditBar type="custom" pageKey={FRONT} />
      {isBuyer ? <BuyerDeskPlace /> : <Hero materials={loaderData.popular} />}
      {loaderData.landing && <LandingParts page={loaderData.landing} />}
      <HomeListsPlace />
      {isSignedIn && (
        <div className="page pt-8">
          <Recommendations placement="home" part="first" />
        </div>
      )}
      <DepartmentGrid departments={loaderData.departments} />
      <div className="page py-6">
        {isSignedIn ? (
          <Recommendations placement="home" part="rest" />
        ) : (
          <PopularMaterials materials={loaderData.popular} />
        )}
      </div>
      {loaderData.storefront && <StorefrontPlace {...loaderData.storefront} />}
    </>
  );
}
