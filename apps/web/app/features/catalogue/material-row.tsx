import type { SearchDocument } from '@grossist/contracts';
import { classNames, Picture, ShopLink } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { MaterialBadges } from './material-badges.tsx';
import { MaterialNumbers, madeBy } from './material-numbers.tsx';
import { RowOrder } from './material-order.tsx';
import { RowTools } from './results/row-tools.tsx';

/** The most useful attributes of a material in one line, if the search returned them. */
const MaterialFacts = ({ material: { Attributes = [] } }: { material: SearchDocument }) =>
  Attributes.length > 0 && (
    <dl className="hidden flex-wrap gap-x-4 text-sm text-muted tablet:flex">
      {Attributes.map(({ Code, Name, Value, Unit }) => (
        <div key={Code} className="flex gap-1.5">
          <dt>{Name}</dt>
          <dd className="text-ink">
            {Value}
            {Unit !== '' && `\u00a0${Unit}`}
          </dd>
        </div>
      ))}
    </dl>
  );

// Price and order button are beside the material from a narrower width than the link to sign in.
const SIGNED_IN = {
  row: 'tablet:grid-cols-[auto_minmax(0,1fr)_20.5rem]',
  picture: '',
  order: 'col-span-2 tablet:col-span-1',
};
const SIGNED_OUT = {
  row: 'desktop:grid-cols-[auto_minmax(0,1fr)_20.5rem]',
  picture: 'tablet:row-span-2 desktop:row-span-1',
  order: 'col-start-2 desktop:col-start-auto',
};

/** A material lying down: what it is on the left, what it costs and the way into the cart on the right. */
export const MaterialRow = ({ material, isFirst }: { material: SearchDocument; isFirst: boolean }) => {
  const style = useSignedInUser() ? SIGNED_IN : SIGNED_OUT;
  return (
    <li
      data-result
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-3 compact:py-1.5 focus-within:bg-canvas hover:bg-canvas',
        style.row,
      )}
    >
      <ShopLink to={material.Url} tabIndex={-1} aria-hidden="true" className={classNames('self-start', style.picture)}>
        <Picture
          src={material.ImageUrl}
          alt=""
          width={88}
          height={88}
          isFirst={isFirst}
          className="size-18 tablet:size-22 compact:size-14"
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
        <p className="text-muted">{madeBy(material)}</p>
        <MaterialNumbers material={material} />
        <MaterialBadges material={material} />
        <MaterialFacts material={material} />
        <RowTools material={material} hasKits />
      </div>
      <div data-add className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2', style.order)}>
        <RowOrder material={material} />
      </div>
    </li>
  );
};
