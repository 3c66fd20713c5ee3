import type { Facet } from '@grossist/contracts';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { classNames } from '../../../ui/index.ts';
import { FacetRange, FacetValue } from '../listing/facet-choices.tsx';
import type { ListingAddress } from '../listing/listing-address.ts';
import { useListingAddress } from '../listing/use-listing-address.tsx';
import { PopoverButton } from './popover-button.tsx';
import { CELL_STYLE, HEAD } from './table-layout.ts';

export interface HeadColumn {
  /** What a table is sorted by; undefined where it can't be. */
  sort: string | undefined;
  name: string;
  unit?: string;
  facet?: Facet | undefined;
  style: keyof typeof CELL_STYLE;
}

interface HeadCellProps {
  column: HeadColumn;
  /** Place among the columns, from 0. */
  place: number;
  listing: ListingAddress;
  isActive: boolean;
}

const FilterIcon = ({ isFilled }: { isFilled: boolean }) => (
  <Icon size={18}>
    <path d="M4 6h16l-6 7v6l-4-2v-4z" fill={isFilled ? 'currentColor' : 'none'} />
  </Icon>
);

/** Ascending, then descending, then as the search orders. */
const nextOrder = (by: string | undefined, sort: string): string | undefined => {
  if (by === sort) return `-${sort}`;
  return by === `-${sort}` ? undefined : sort;
};

const directionOf = (by: string | undefined, sort: string | undefined): 'ascending' | 'descending' | undefined => {
  if (sort === undefined || by === undefined) return undefined;
  if (by === sort) return 'ascending';
  return by === `-${sort}` ? 'descending' : undefined;
};

/** A head: what the column is, in which order, and the values and range that narrow it. */
export const HeadCell = ({ column, place, listing, isActive }: HeadCellProps) => {
  const { sort, name, unit = '', facet, style } = column;
  const text = useText();
  const direction = directionOf(listing.by, sort);
  const isUsed = facet !== undefined && listing.chosen.some(({ key }) => key === facet.Key);
  const isOrder = style === 'order';
  return (
    <div
      role="columnheader"
      aria-colindex={place + 1}
      aria-sort={direction}
      {...(sort === undefined && { 'data-place': `${HEAD} ${place}`, tabIndex: isActive ? 0 : -1 })}
      className={classNames(
        CELL_STYLE[style],
        'flex flex-col justify-between gap-0.5 bg-surface py-1 text-sm leading-tight',
      )}
    >
      {sort === undefined ? (
        <span className={classNames('font-semibold', isOrder && 'text-muted')}>{name}</span>
      ) : (
        <SortLink sort={sort} name={name} unit={unit} place={place} listing={listing} isActive={isActive} />
      )}
      {facet && (
        <PopoverButton
          label={text('table.filter', { name })}
          tabIndex={-1}
          face={<FilterIcon isFilled={isUsed} />}
          className={classNames(
            'grid size-7 place-items-center rounded-sm hover:bg-sunken',
            isUsed ? 'text-accent' : 'text-muted',
          )}
        >
          <FilterPanel facet={facet} listing={listing} />
        </PopoverButton>
      )}
    </div>
  );
};

interface SortLinkProps {
  sort: string;
  name: string;
  unit: string;
  place: number;
  listing: ListingAddress;
  isActive: boolean;
}

export const SortLink = ({ sort, name, unit, place, listing, isActive }: SortLinkProps) => {
  const text = useText();
  const { hrefOf } = useListingAddress();
  const direction = directionOf(listing.by, sort);
  return (
    <Link
      to={hrefOf({ ...listing, view: 'table', page: 1, by: nextOrder(listing.by, sort) })}
      rel="nofollow"
      preventScrollReset
      title={text('table.sort', { name })}
      data-place={`${HEAD} ${place}`}
      tabIndex={isActive ? 0 : -1}
      className="line-clamp-3 rounded-sm text-xs font-semibold break-words hyphens-auto outline-accent hover:underline focus-visible:outline-2"
    >
      {name}
      {unit !== '' && <span className="font-normal text-muted"> ({unit})</span>}
      {direction && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
    </Link>
  );
};

const isRanged = ({ Type, Min, Max }: Facet): boolean =>
  Type === 'range' || (Min !== null && Max !== null && Min < Max);

/** Several values at once, and the ends of a range where the values are numbers. It stays open while one chooses. */
const FilterPanel = ({ facet, listing }: { facet: Facet; listing: ListingAddress }) => {
  const inTable = { ...listing, view: 'table' as const };
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {facet.Name}
        {facet.Unit !== '' && <span className="font-normal text-muted"> ({facet.Unit})</span>}
      </p>
      {isRanged(facet) && <FacetRange facet={facet} listing={inTable} />}
      <ul>
        {facet.Values.map((value) => (
          <FacetValue key={value.Value} facet={facet} value={value} listing={inTable} />
        ))}
      </ul>
    </div>
  );
};
