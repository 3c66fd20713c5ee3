import type { SearchDocument } from '@grossist/contracts';
import { Picture, ShopLink } from '../../ui/index.ts';
import { AddToCart, PriceAndStock } from '../cart/index.ts';
import { MaterialBadges } from './material-badges.tsx';
import { MaterialNumbers } from './material-numbers.tsx';

/** A material lying down: what it is on the left, what it costs and the way into the cart on the right. */
export const MaterialRow = ({ material, isFirst }: { material: SearchDocument; isFirst: boolean }) => (
  <li
    data-result
    className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-3 focus-within:bg-canvas hover:bg-canvas desktop:grid-cols-[auto_minmax(0,1fr)_19rem]"
  >
    <ShopLink to={material.Url} tabIndex={-1} aria-hidden="true" className="row-span-2 self-start desktop:row-span-1">
      <Picture
        src={material.ImageUrl}
        alt=""
        width={88}
        height={88}
        isFirst={isFirst}
        className="size-18 tablet:size-22"
      />
    </ShopLink>
    <div className="grid min-w-0 content-start gap-1">
      <h2 className="text-base font-semibold">
        <ShopLink
          to={material.Url}
          data-result-link
          lang={material.NameLanguage || undefined}
          className="rounded-sm hover:underline"
        >
          {material.ItemLocalMaterialName}
        </ShopLink>
      </h2>
      <p>
        {material.TypeDesignation !== '' && <span className="font-semibold">{material.TypeDesignation}</span>}
        {material.TypeDesignation !== '' && material.Supplier !== '' && <span className="text-muted"> · </span>}
        <span className="text-muted">{material.Supplier}</span>
      </p>
      <MaterialNumbers material={material} />
      <MaterialBadges material={material} />
    </div>
    <div className="col-start-2 grid content-start gap-2 desktop:col-start-auto desktop:justify-items-start">
      <PriceAndStock sapMaterialNumber={material.ItemSAPMaterialNumber} unit={material.SalesUnit} />
      <AddToCart material={material} />
    </div>
  </li>
);
