import type { Facet } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ChevronDownIcon, INPUT_STYLE, SidePanel, SidePanelButton } from '../../../ui/index.ts';
import { FacetRange, FacetValue } from './facet-choices.tsx';
import type { ListingAddress } from './listing-address.ts';

const HEIGHT = 100;
const LEAST = 4;

/**
 * A histogram of the results along a numeric facet, hidden from screen readers: the values below have the same data. Drawn as SVG, since
 * the content policy allows no inline styles in a page's markup.
 */
const FacetHistogram = ({ values }: { values: Facet['Values'] }) => {
  const most = Math.max(...values.map(({ Count }) => Count));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mb-2 h-9 w-full border-b border-edge"
    >
      {values.map(({ Value, Count, IsSelected }, index) => {
        const height = Math.max(LEAST, Math.round((Count / most) * HEIGHT));
        return (
          <rect
            key={Value}
            x={index + 0.05}
            y={HEIGHT - height}
            width={0.9}
            height={height}
            className={IsSelected ? 'fill-accent' : 'fill-edge'}
          />
        );
      })}
    </svg>
  );
};

/** Values that are shown before "show more". */
const SHOWN = 8;

/** Values beyond which it is quicker to type for one. */
const FIND_BEYOND = 12;

interface FacetGroupProps {
  facet: Facet;
  listing: ListingAddress;
  isOpen: boolean;
}

const isNumeric = ({ Values }: Facet): boolean =>
  Values.length > 1 && Values.every(({ Value }) => Value !== '' && Number.isFinite(Number(Value)));

/** Sorts numeric values by number. */
const inOrder = (facet: Facet): Facet['Values'] =>
  isNumeric(facet)
    ? facet.Values.toSorted((left, right) => Number(left.Value) - Number(right.Value))
    : facet.Values.filter(({ Count, IsSelected }) => Count > 0 || IsSelected);

/** Too many numbers to choose among are narrowed by their ends too. */
const hasRange = (facet: Facet): boolean =>
  facet.Type === 'range' || (facet.Values.length > SHOWN + 1 && isNumeric(facet));

const Values = ({ facet, listing }: Omit<FacetGroupProps, 'isOpen'>) => {
  const text = useText();
  const [words, setWords] = useState('');
  const values = inOrder(facet);
  const wanted = words.trim().toLowerCase();
  // One more than are shown at first would cost a press and save no room.
  const first = values.length <= SHOWN + 1 ? values.length : SHOWN;
  const rest = values.slice(first);
  const list = (shown: Facet['Values']) => (
    <ul>
      {shown.map((value) => (
        <FacetValue key={value.Value} facet={facet} value={value} listing={listing} />
      ))}
    </ul>
  );
  const find = values.length > FIND_BEYOND && (
    <input
      type="search"
      value={words}
      onChange={(event) => setWords(event.target.value)}
      aria-label={text('catalogue.facet.find', { name: facet.Name })}
      placeholder={text('catalogue.facet.find', { name: facet.Name })}
      className={`${INPUT_STYLE} mb-1 min-h-9 px-2 text-sm`}
    />
  );
  if (wanted !== '') {
    const matches = values.filter(({ Name }) => Name.toLowerCase().includes(wanted));
    return (
      <>
        {find}
        {matches.length > 0 ? list(matches) : <p className="py-1 text-muted">{text('ui.noMatches')}</p>}
      </>
    );
  }
  return (
    <>
      {find}
      {list(values.slice(0, first))}
      {rest.length > 0 && (
        <details open={rest.some(({ IsSelected }) => IsSelected)} className="group/more">
          <summary className="inline-flex min-h-8 items-center rounded-sm text-sm text-accent underline underline-offset-3 group-open/more:sr-only">
            {text('catalogue.facet.more', { count: rest.length })}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
};

/** A facet that opens and closes, before any script runs too. */
const FacetGroup = ({ facet, listing, isOpen }: FacetGroupProps) => {
  const isUsed = listing.chosen.some(({ key }) => key === facet.Key);
  return (
    <details open={isOpen || isUsed} className="group/facet py-1">
      <summary className="flex min-h-10 items-center justify-between gap-2 rounded-sm font-semibold">
        <span>
          {facet.Name}
          {facet.Unit !== '' && <span className="font-normal text-muted"> ({facet.Unit})</span>}
        </span>
        <ChevronDownIcon size={18} className="shrink-0 text-muted group-open/facet:rotate-180" />
      </summary>
      <div className="pb-2">
        {hasRange(facet) && isNumeric(facet) && <FacetHistogram values={inOrder(facet)} />}
        {facet.Values.length > 0 && <Values facet={facet} listing={listing} />}
        {hasRange(facet) && <FacetRange facet={facet} listing={listing} />}
      </div>
    </details>
  );
};

const PANEL = 'filters';
/** Facets that are open from the beginning. */
const OPEN_FROM_START = 5;

/** Opens the facets on a narrow screen. */
export const FacetButton = ({ chosenCount }: { chosenCount: number }) => {
  const text = useText();
  return (
    <SidePanelButton panelId={PANEL}>
      {chosenCount === 0 ? text('catalogue.filters') : text('catalogue.filters.count', { count: chosenCount })}
    </SidePanelButton>
  );
};

interface FacetPanelProps {
  facets: readonly Facet[];
  listing: ListingAddress;
  total: number;
  /** The results are products, not materials. */
  isOfProducts: boolean;
  /** Facets that are open beside those that always are: the columns of a table. */
  open?: readonly string[] | undefined;
}

/** The facets beside the results. */
export const FacetPanel = ({ facets, listing, total, isOfProducts, open = [] }: FacetPanelProps) => {
  const text = useText();
  return (
    <SidePanel
      id={PANEL}
      title={text('catalogue.filters')}
      isTitled
      show={text(isOfProducts ? 'catalogue.products' : 'catalogue.filters.show', { count: total })}
    >
      {facets.map((facet, place) => (
        <FacetGroup
          key={facet.Key}
          facet={facet}
          listing={listing}
          isOpen={place < OPEN_FROM_START || open.includes(facet.Key)}
        />
      ))}
    </SidePanel>
  );
};
