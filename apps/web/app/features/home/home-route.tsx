import { commerceSearch, getNode } from '@grossist/contracts';
import { requestLocale, useText } from '../../i18n/index.ts';
import { Canonical } from '../catalogue/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/home-route.ts';
import { DepartmentGrid } from './department-grid.tsx';
import { Hero } from './hero.tsx';
import { HowToOrder } from './how-to-order.tsx';
import { PopularMaterials } from './popular-materials.tsx';

const POPULAR = 8;

/** The departments with what lies in each, and what is ordered most. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const tops = await context.call(getNode, { body: { cultureName, resultType: 'tops' } });
  const departments = await Promise.all(
    tops.Children.map(({ Url }) => context.call(getNode, { body: { cultureName, url: Url } })),
  );
  const popular = await context.call(commerceSearch, {
    body: { cultureName, PageSize: POPULAR, SortKey: 'popularity' },
  });
  return { departments, popular: popular.Documents };
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageTitle>{text('home.title')}</PageTitle>
      <meta name="description" content={text('shell.footer.about')} />
      <Canonical />
      <Hero />
      <DepartmentGrid departments={loaderData.departments} />
      <PopularMaterials materials={loaderData.popular} />
      <HowToOrder />
    </>
  );
}
