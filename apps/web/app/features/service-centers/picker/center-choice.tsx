import type { ServiceCenter } from '@grossist/contracts';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/index.ts';
import type { NeededLine } from '../coverage.ts';
import { StarButton } from '../star-button.tsx';
import type { Preference } from '../use-preference.ts';
import { ClosingText } from './closing-text.tsx';
import { CoverageMark } from './coverage-mark.tsx';

export interface CenterChoiceProps {
  center: ServiceCenter;
  /** Of the radio button; the map's dot of the center presses it too. */
  id: string;
  group: string;
  isChosen: boolean;
  lines: readonly NeededLine[];
  preference: Preference;
  onChoose: () => void;
}

/** One center: where it is, how far, how long it is open today, what it has. */
export const CenterChoice = (props: CenterChoiceProps) => {
  const { center, id, group, isChosen, lines, preference, onChoose } = props;
  const text = useText();
  const format = useFormat();
  const about = useId();
  return (
    <li className="flex items-start rounded-md has-checked:bg-accent-soft hover:bg-sunken has-checked:hover:bg-accent-soft">
      <label htmlFor={id} className="flex min-w-0 flex-1 cursor-pointer gap-3 py-2 pl-3">
        <input
          id={id}
          type="radio"
          name={group}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${about}-name`}
          aria-describedby={`${about}-more`}
          className="mt-0.5 size-4.5 shrink-0 accent-accent"
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span id={`${about}-name`} className="font-semibold">
              {center.Name}
            </span>
            {center.DistanceKm !== null && (
              <span className="text-sm text-muted">
                {text('centers.distance', { km: format.number(center.DistanceKm) })}
              </span>
            )}
            {preference.isPreferred(center) && <Badge tone="accent">{text('centers.preferred')}</Badge>}
          </span>
          <span id={`${about}-more`} className="grid gap-0.5 text-sm text-muted">
            <span>
              {center.Address}, {center.Zip} {center.City}
            </span>
            <span>
              <ClosingText center={center} />
            </span>
            <span className="text-ink">
              <CoverageMark serviceCenterId={center.ServiceCenterId} lines={lines} />
            </span>
          </span>
        </span>
      </label>
      <StarButton center={center} preference={preference} />
    </li>
  );
};
