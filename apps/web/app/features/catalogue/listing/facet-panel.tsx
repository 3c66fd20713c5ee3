import type { Facet } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { buttonStyle, CloseIcon } from '../../../ui/index.ts';
import { FacetGroup } from './facet-group.tsx';
import { FilterIcon } from './filter-icon.tsx';
import type { ListingAddress } from './listing-address.ts';

const PANEL = 'filters';
/** Facets that are open from the beginning. */
const OPEN_FROM_START = 5;

/** Opens the facets on a narrow screen, before any script runs too. */
export const FacetButton = ({ chosenCount }: { chosenCount: number }) => {
  const text = useText();
  return (
    <button type="button" popoverTarget={PANEL} className={buttonStyle('secondary', 'medium', 'laptop:hidden')}>
      <FilterIcon size={18} />
      {chosenCount === 0 ? text('catalogue.filters') : text('catalogue.filters.count', { count: chosenCount })}
    </button>
  );
};

interface FacetPanelProps {
  facets: readonly Facet[];
  listing: ListingAddress;
  total: number;
  /** The results are products, not materials. */
  isOfProducts: boolean;
}

/** The facets: a column beside the results, on a narrow screen a sheet (the browser's own popover) from below. */
export const FacetPanel = ({ facets, listing, total, isOfProducts }: FacetPanelProps) => {
  const text = useText();
  return (
    <section
      id={PANEL}
      popover="auto"
      aria-label={text('catalogue.filters')}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col overflow-hidden rounded-t-lg border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-scrim open:flex laptop:static laptop:block laptop:max-h-none laptop:overflow-visible laptop:rounded-none laptop:border-0 laptop:bg-transparent laptop:shadow-none"
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4 laptop:border-0 laptop:p-0">
        <h2 className="py-2 text-lg laptop:pt-0">{text('catalogue.filters')}</h2>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={text('ui.close')}
          className="grid size-10 place-items-center rounded-md hover:bg-sunken laptop:hidden"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="min-h-0 flex-1 divide-y divide-line overflow-y-auto px-4 laptop:overflow-visible laptop:border-t laptop:border-line laptop:px-0">
        {facets.map((facet, place) => (
          <FacetGroup key={facet.Key} facet={facet} listing={listing} isOpen={place < OPEN_FROM_START} />
        ))}
      </div>
      <div className="border-t border-line p-3 laptop:hidden">
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          className={buttonStyle('primary', 'medium', 'w-full')}
        >
          {text(isOfProducts ? 'catalogue.products' : 'catalogue.filters.show', { count: total })}
        </button>
      </div>
    </section>
  );
};
