import { redirect } from 'react-router';
import { pathInLocale, requestLocale, useText } from '../../i18n/index.ts';
import { ShopLink } from '../../ui/index.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { BundlesPlace } from '../bundles/index.ts';
import { Canonical, MaterialBadges, madeBy } from '../catalogue/index.ts';
import { CenterStock } from '../service-centers/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/variation-route.ts';
import { Attributes } from './attributes.tsx';
import { DialuxPlace } from './dialux/dialux-place.tsx';
import { Documents } from './documents.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { GlancePlace } from './glance/glance-place.tsx';
import { loadVariation } from './load-variation.ts';
import { OrderPanel } from './order-panel.tsx';
import { descriptionOf, productData, titleOf } from './product-data.ts';
import { ProductSteps } from './product-steps.tsx';
import { Related } from './related.tsx';
import { Siblings } from './siblings/siblings.tsx';
import { VariationTools } from './tools/variation-tools.tsx';
import { Description, Numbers, Packing } from './variation-facts.tsx';
import { VariationNotices } from './variation-notices.tsx';

const LONGEST_CODE = 40;

/** A variation by its code; a number of another kind leads to the code's address. [cat-03] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const { pathname, origin } = new URL(request.url);
  const { variation, place } = await loadVariation(context, params.code.slice(0, LONGEST_CODE), cultureName);
  const address = params.locale === undefined ? variation.Url : pathInLocale(variation.Url, cultureName);
  if (decodeURI(pathname) !== decodeURI(address)) throw redirect(address);
  return { variation, place, addressStart: origin + pathInLocale('/', cultureName) };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ 'script:ld+json': productData(loaderData.variation, loaderData.addressStart) }] : [];

export default function Variation({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { variation, place } = loaderData;
  const { ItemLocalMaterialName: name, NameLanguage, Code, Vendor } = variation;
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
      <div className="flex items-start justify-between gap-4">
        <Breadcrumbs crumbs={crumbs} />
        {place && <ProductSteps place={place} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] laptop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_19rem] laptop:grid-rows-[auto_1fr]">
        <Gallery key={Code} variation={variation} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <div className="grid gap-1.5">
            <h1 className="text-2xl break-words" lang={NameLanguage || undefined}>
              {name}
            </h1>
            <p className="text-lg text-muted">{madeBy({ ...variation, Supplier: Vendor ? '' : variation.Supplier })}</p>
            {Vendor && (
              <ShopLink to={Vendor.Url} className="justify-self-start text-accent underline underline-offset-3">
                {Vendor.Name}
              </ShopLink>
            )}
            <MaterialBadges material={variation} isExplained />
          </div>
          <Numbers variation={variation} />
          <Packing variation={variation} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 tablet:col-span-2 laptop:col-span-1 laptop:row-span-2">
          <VariationNotices variation={variation} />
          <OrderPanel variation={variation} />
          <CenterStock material={variation} />
          <VariationTools variation={variation} />
        </div>
        {/* Fills the place below the picture, which is lower than what is beside it. */}
        <div className="min-w-0 empty:hidden tablet:col-span-2">
          <Description variation={variation} />
        </div>
      </div>
      <GlancePlace variation={variation} />
      <BundlesPlace sapMaterialNumber={variation.ItemSAPMaterialNumber} />
      <Attributes key={Code} variation={variation} />
      <Documents variation={variation} />
      {variation.DialuxInformation && <DialuxPlace key={Code} dialux={variation.DialuxInformation} />}
      <Siblings variation={variation} />
      <Related variation={variation} />
    </div>
  );
}
