import type { Branch } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { useEffect, useRef, useState } from 'react';
import { whenSeen } from '../../../ui/when-in-sight.ts';
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
 * The outline, requested only when its place comes near the screen: browsers begin with a lazy picture thousands of
 * pixels before.
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
  /** Id of the branch that stands out. */
  active: string | undefined;
  onActive: (id: string | undefined) => void;
}

/**
 * The market's outline with its branches as points, which lead to their entries in the list. It says nothing that the list
 * beside it doesn't, so that keyboard and screen reader pass it over.
 */
export const BranchMap = ({ market, branches, active, onActive }: BranchMapProps) => {
  const { width, height } = sheetOf(market);
  const unit = Math.max(width, height) / 100;
  const shown = branches.filter((branch) => isOnSheet(market, branch));
  // What stands out is drawn last, over its neighbors.
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
