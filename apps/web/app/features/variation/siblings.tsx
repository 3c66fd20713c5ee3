import type { SearchDocument, VariationDetails } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Picture, ShopLink, typeBesideName } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { PriceList } from '../cart/index.ts';
import { MaterialAdd, MaterialBadges, MaterialNumbers, MaterialPrice } from '../catalogue/index.ts';

const Sibling = ({ sibling, hasPrice }: { sibling: SearchDocument; hasPrice: boolean }) => {
  const { TypeDesignation, ItemLocalMaterialName: name } = sibling;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-3 py-2 hover:bg-canvas laptop:grid-cols-[auto_minmax(0,1fr)_11rem_20.5rem] laptop:gap-x-4">
      <Picture src={sibling.ImageUrl} alt="" width={48} height={48} />
      <div className="grid gap-0.5">
        <ShopLink
          to={sibling.Url}
          lang={sibling.NameLanguage || undefined}
          className="justify-self-start rounded-sm font-semibold hover:underline"
        >
          {TypeDesignation || name}
        </ShopLink>
        {typeBesideName(name, TypeDesignation) !== '' && <p className="text-sm text-muted">{name}</p>}
        <MaterialNumbers material={sibling} />
        <MaterialBadges material={sibling} />
      </div>
      {hasPrice && (
        <>
          <div className="col-span-2 laptop:col-span-1">
            <MaterialPrice sapMaterialNumber={sibling.ItemSAPMaterialNumber} unit={sibling.SalesUnit} />
          </div>
          <div className="col-span-2 laptop:col-span-1">
            <MaterialAdd material={sibling} />
          </div>
        </>
      )}
    </li>
  );
};

/** The other variations of the product, to compare and to order. */
export const Siblings = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const hasPrice = useSignedInUser() !== undefined;
  const siblings = variation.Siblings.filter(({ Code }) => Code !== variation.Code);
  if (siblings.length === 0) return null;
  return (
    <section aria-labelledby="siblings" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="siblings" className="text-xl">
        {text('variation.siblings', { product: variation.ProductName || variation.ItemLocalMaterialName })}
      </h2>
      <PriceList numbers={siblings.map((sibling) => sibling.ItemSAPMaterialNumber)}>
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {siblings.map((sibling) => (
            <Sibling key={sibling.Code} sibling={sibling} hasPrice={hasPrice} />
          ))}
        </ul>
      </PriceList>
    </section>
  );
};
