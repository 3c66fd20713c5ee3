import type { SearchDocument } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { PriceList } from '../cart/index.ts';
import { MaterialCard } from '../catalogue/index.ts';

/** What is ordered most; on a phone a row that is pushed sideways. */
export const PopularMaterials = ({ materials }: { materials: readonly SearchDocument[] }) => {
  const text = useText();
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="page py-6">
      <h2 id="popular" className="mb-4 text-xl">
        {text('catalogue.popular')}
      </h2>
      <PriceList numbers={materials.map((material) => material.ItemSAPMaterialNumber)}>
        <ul className="-mx-4 grid snap-x auto-cols-[86%] grid-flow-col gap-3 overflow-x-auto px-4 pb-1 tablet:mx-0 tablet:grid-flow-row tablet:auto-cols-auto tablet:grid-cols-2 tablet:overflow-visible tablet:px-0 laptop:grid-cols-3 desktop:grid-cols-4">
          {materials.map((material) => (
            <li key={material.Code} className="snap-center laptop:nth-[n+7]:hidden desktop:nth-[n+7]:block">
              <MaterialCard material={material} />
            </li>
          ))}
        </ul>
      </PriceList>
    </section>
  );
};
