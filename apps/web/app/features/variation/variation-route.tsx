import { getVariationDetails, type VariationDetails } from '@grossist/contracts';
import { redirect } from 'react-router';
import { pathInLocale, requestLocale, useText } from '../../i18n/index.ts';
import { typeBesideName } from '../../ui/data/type-beside-name.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Canonical, MaterialBadges, madeBy } from '../catalogue/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/variation-route.ts';
import { Attributes } from './attributes.tsx';
import { Description } from './description.tsx';
import { Numbers } from './numbers.tsx';
import { OrderPanel } from './order-panel.tsx';
import { Packing } from './packing.tsx';
import { productData } from './product-data.ts';
import { Siblings } from './siblings.tsx';
import { VariationNotices } from './variation-notices.tsx';
import { VariationPicture } from './variation-picture.tsx';

/** A variation by its code; a number of another kind leads to the code's address. [cat-03] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const { pathname, origin } = new URL(request.url);
  const variation = await context.call(getVariationDetails, {
    params: { id: params.code.slice(0, 40) },
    query: { LoadSiblings: 'true', cultureName },
  });
  const address = params.locale === undefined ? variation.Url : pathInLocale(variation.Url, cultureName);
  if (decodeURI(pathname) !== decodeURI(address)) throw redirect(address);
  return { variation, origin };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ 'script:ld+json': productData(loaderData.variation, loaderData.origin) }] : [];

const titleOf = ({ ItemLocalMaterialName, TypeDesignation }: VariationDetails): string =>
  `${ItemLocalMaterialName} ${typeBesideName(ItemLocalMaterialName, TypeDesignation)}`.trim();

export default function Variation({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { variation } = loaderData;
  const { ItemLocalMaterialName: name, NameLanguage } = variation;
  const crumbs = [
    { name: text('shell.tab.home'), path: '/' },
    { name: text('pages.catalogue'), path: '/catalogue' },
    ...variation.Path.map((step) => ({ name: step.Name, path: step.Url })),
    { name, path: variation.Url },
  ];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-4">
      <PageTitle>{titleOf(variation)}</PageTitle>
      <meta name="description" content={descriptionOf(variation)} />
      <Canonical />
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid gap-x-8 gap-y-6 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] laptop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_19rem]">
        <VariationPicture variation={variation} />
        <div className="grid content-start gap-4">
          <div className="grid gap-1.5">
            <h1 className="text-2xl break-words" lang={NameLanguage || undefined}>
              {name}
            </h1>
            <p className="text-lg text-muted">{madeBy(variation)}</p>
            <MaterialBadges material={variation} />
          </div>
          <Numbers variation={variation} />
          <Packing variation={variation} />
        </div>
        <div className="grid content-start gap-4 tablet:col-span-2 laptop:col-span-1">
          <VariationNotices variation={variation} />
          <OrderPanel variation={variation} />
        </div>
      </div>
      <Description variation={variation} />
      <Attributes variation={variation} />
      <Siblings variation={variation} />
    </div>
  );
}

const LONGEST_DESCRIPTION = 160;

const descriptionOf = (variation: VariationDetails): string => {
  const facts = [
    titleOf(variation),
    variation.Supplier,
    variation.ItemElNumber || variation.ItemHwsNumber,
    variation.Description,
  ];
  const said = facts.filter((fact) => fact !== '').join(' · ');
  return said.length > LONGEST_DESCRIPTION ? `${said.slice(0, LONGEST_DESCRIPTION - 1)}…` : said;
};
