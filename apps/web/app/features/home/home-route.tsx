import { commerceSearch, getNode } from '@grossist/contracts';
import { requestLocale, useText } from '../../i18n/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { Canonical } from '../catalogue/index.ts';
import { EditBar, findLandingPage, LandingParts } from '../editing/index.ts';
import { HomeListsPlace } from '../lists/index.ts';
import { Recommendations } from '../recommendations/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/home-route.ts';
import { BuyerDeskPlace } from './buyer-desk-place.tsx';
import { DepartmentGrid } from './department-grid.tsx';
import { Hero } from './hero.tsx';
import { PopularMaterials } from './popular-materials.tsx';
import { loadStorefront } from './storefront/load-storefront.ts';
import { StorefrontPlace } from './storefront/storefront-place.tsx';

const POPULAR = 12;
/** The landing page that is the front page's own. */
const FRONT = 'front';

/** The departments with what lies in each, what is ordered most, and what editors put here; for signed-out visitors what the wholesaler is. */
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
