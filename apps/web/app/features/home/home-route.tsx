import { getNode } from '@grossist/contracts';
import { requestLocale, useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/home-route.ts';
import { DepartmentGrid } from './department-grid.tsx';
import { Hero } from './hero.tsx';
import { HowToOrder } from './how-to-order.tsx';

/** The departments with what lies in each. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const tops = await context.call(getNode, { body: { cultureName, resultType: 'tops' } });
  const departments = await Promise.all(
    tops.Children.map(({ Url }) => context.call(getNode, { body: { cultureName, url: Url } })),
  );
  return { departments };
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageTitle>{text('home.title')}</PageTitle>
      <meta name="description" content={text('shell.footer.about')} />
      <Hero />
      <DepartmentGrid departments={loaderData.departments} />
      <HowToOrder />
    </>
  );
}
