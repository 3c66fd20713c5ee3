import { bulkCommerceSearch } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Picture, ShopLink, Skeleton } from '../../../ui/index.ts';
import { PriceAndStock, PriceList } from '../../prices/index.ts';
import { AddToCart } from '../adding/add-to-cart.tsx';

const SHOWN = 5;
const FRESH = 60_000;

/** Other materials that do the same, with their price and stock. [sea-05] */
export const Alternatives = ({ numbers }: { numbers: readonly string[] }) => {
  const text = useText();
  const cultureName = useLocale();
  const asked = numbers.slice(0, SHOWN);
  const { data } = useOperationQuery(
    bulkCommerceSearch,
    { body: { Identifiers: asked, cultureName } },
    { staleTime: FRESH },
  );
  return (
    <section className="grid gap-2 desktop:col-span-2">
      <h2 className="text-sm font-semibold">{text('cart.details.alternatives')}</h2>
      <PriceList numbers={asked}>
        <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
          {data ? (
            data.Documents.map((material) => (
              <li key={material.Code} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-2">
                <Picture src={material.ImageUrl} alt="" width={40} height={40} />
                <ShopLink to={material.Url} className="min-w-40 flex-1 hover:underline">
                  {material.ItemLocalMaterialName}
                </ShopLink>
                <PriceAndStock
                  sapMaterialNumber={material.ItemSAPMaterialNumber}
                  unit={material.SalesUnit}
                  size="small"
                />
                <AddToCart material={material} isSlim />
              </li>
            ))
          ) : (
            <li className="p-2">
              <Skeleton className="h-11 w-full" />
            </li>
          )}
        </ul>
      </PriceList>
    </section>
  );
};
