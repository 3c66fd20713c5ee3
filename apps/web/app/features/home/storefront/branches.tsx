import type { Branch, ContactDetails } from '@grossist/contracts';
import { useState } from 'react';
import { useIntl, useText } from '../../../i18n/index.ts';
import { ClosingText } from '../../service-centers/index.ts';
import { BranchMap } from './branch-map.tsx';

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
    // Resting on it only shows its place on the map.
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
