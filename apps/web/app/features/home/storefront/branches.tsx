import type { Branch, ContactDetails } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { useEffect, useRef, useState } from 'react';
import { useIntl, useText } from '../../../i18n/index.ts';
import { whenSeen } from '../../../ui/when-seen.tsx';
import { ClosingText } from '../../service-centers/index.ts';
import { isOnSheet, placeOnSheet, sheetOf } from './map-projection.ts';
import DE from './outlines/de.svg?url&no-inline';
import DK from './outlines/dk.svg?url&no-inline';
import NL from './outlines/nl.svg?url&no-inline';
import NO from './outlines/no.svg?url&no-inline';
import SE from './outlines/se.svg?url&no-inline';

const OUTLINES: Readonly<Record<Market, string>> = { DK, DE, SE, NL, NO };

interface OutlineProps {
  market: Market;
  width: number;
  height: number;
}

/**
 * The outline, requested only when its place comes near the viewport: browsers request lazy images thousands of
 * pixels earlier.
 */
const Outline = ({ market, width, height }: OutlineProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const waiting = new AbortController();
    whenSeen(element, false, waiting.signal, async () => setNear(true));
    return () => waiting.abort();
  }, []);
  const picture = (
    <img src={OUTLINES[market]} alt="" width={width} height={height} className="absolute inset-0 size-full" />
  );
  return <div ref={place}>{isNear ? picture : <noscript>{picture}</noscript>}</div>;
};

interface BranchMapProps {
  market: Market;
  branches: readonly Branch[];
  /** Id of the highlighted branch. */
  active: string | undefined;
  onActive: (id: string | undefined) => void;
}

/**
 * The market's outline with its branches as points, which lead to their entries in the list. The list beside it has the
 * same information, so the map is hidden from keyboards and screen readers.
 */
const BranchMap = ({ market, branches, active, onActive }: BranchMapProps) => {
  const { width, height } = sheetOf(market);
  const unit = Math.max(width, height) / 100;
  const shown = branches.filter((branch) => isOnSheet(market, branch));
  // The highlighted branch is drawn last, over its neighbors.
  const ordered = shown.toSorted(
    (one, other) => Number(one.ServiceCenterId === active) - Number(other.ServiceCenterId === active),
  );
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md">
      <Outline market={market} width={width} height={height} />
      <svg viewBox={`0 0 ${width} ${height}`} className="relative h-auto w-full overflow-visible" focusable="false">
        {ordered.map((branch) => {
          const { x, y } = placeOnSheet(market, branch);
          const isActive = branch.ServiceCenterId === active;
          return (
            <a
              key={branch.ServiceCenterId}
              href={`#branch-${branch.ServiceCenterId}`}
              tabIndex={-1}
              onPointerEnter={() => onActive(branch.ServiceCenterId)}
              onPointerLeave={() => onActive(undefined)}
            >
              <title>{branch.Name}</title>
              <circle cx={x} cy={y} r={unit * 3} fill="transparent" />
              <circle
                cx={x}
                cy={y}
                r={unit * (isActive ? 2.2 : 1.4)}
                strokeWidth={unit * 0.5}
                className={isActive ? 'fill-ink stroke-canvas' : 'fill-accent stroke-canvas'}
              />
            </a>
          );
        })}
      </svg>
    </div>
  );
};

type Details = Pick<ContactDetails, 'Market' | 'Branches'>;

/** A market's branches on its map, and beside it their addresses and hours of today. [own-svc-03] */
export const Branches = ({ details: { Market: market, Branches: branches } }: { details: Details }) => {
  const text = useText();
  const intl = useIntl();
  const [active, setActive] = useState<string>();
  const country = intl.formatDisplayName(market, { type: 'region' }) ?? market;
  if (branches === null || branches.length === 0) {
    return (
      <section aria-labelledby="branches">
        <h2 id="branches" className="mb-2 text-xl">
          {text('storefront.branches.title')}
        </h2>
        <p className="text-muted">{text(branches === null ? 'storefront.branches.failed' : 'centers.none')}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="branches" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="branches" className="text-xl">
        {text('storefront.branches', { count: branches.length, country })}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 laptop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <BranchMap market={market} branches={branches} active={active} onActive={setActive} />
        <ul className="grid gap-2 tablet:grid-cols-2">
          {branches.map((branch) => (
            <BranchEntry
              key={branch.ServiceCenterId}
              branch={branch}
              isActive={branch.ServiceCenterId === active}
              onActive={setActive}
            />
          ))}
        </ul>
      </div>
    </section>
  );
};

interface BranchEntryProps {
  branch: Branch;
  isActive: boolean;
  onActive: (id: string | undefined) => void;
}

const directionsTo = ({ Latitude, Longitude }: Branch): string =>
  `https://www.openstreetmap.org/?mlat=${Latitude}&mlon=${Longitude}#map=16/${Latitude}/${Longitude}`;

const BranchEntry = ({ branch, isActive, onActive }: BranchEntryProps) => {
  const text = useText();
  const { ServiceCenterId: id, Name, Address, Zip, City } = branch;
  return (
    // Hovering only highlights its point on the map.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      id={`branch-${id}`}
      onPointerEnter={() => onActive(id)}
      onPointerLeave={() => onActive(undefined)}
      onFocus={() => onActive(id)}
      onBlur={() => onActive(undefined)}
      className={`grid content-start rounded-lg border bg-surface px-3 py-2 target:border-accent ${isActive ? 'border-ink' : 'border-line'}`}
    >
      <span className="font-semibold">{Name}</span>
      <span className="text-sm">{[Address, `${Zip} ${City}`].join(', ')}</span>
      <span className="text-sm text-muted">
        <ClosingText center={branch} />
      </span>
      <a
        href={directionsTo(branch)}
        rel="noreferrer"
        className="justify-self-start py-1 text-sm text-accent underline underline-offset-3"
      >
        {text('storefront.directions')}
        <span className="sr-only"> {Name}</span>
      </a>
    </li>
  );
};
