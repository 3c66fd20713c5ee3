import { DENSITIES, type Density } from '@grossist/domain';
import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/data/icons.tsx';
import type { DensityChoiceProps } from './density-choice.tsx';
import { useDensity } from './use-density.ts';

const FACES: Record<Density, { name: MessageKey; drawing: ReactNode }> = {
  compact: { name: 'density.compact', drawing: <path d="M4 5h16M4 8.5h16M4 12h16M4 15.5h16M4 19h16" /> },
  comfortable: { name: 'density.comfortable', drawing: <path d="M4 6h16M4 12h16M4 18h16" /> },
};

/** Two buttons: rows close together, or with room around them. */
export const DensitySwitch = ({ unchosen, isNamed = false }: DensityChoiceProps) => {
  const text = useText();
  const { chosen, choose } = useDensity();
  const shown = chosen ?? unchosen;
  return (
    <div className={isNamed ? 'flex min-h-11 items-center justify-between gap-2.5 px-3' : 'max-tablet:hidden'}>
      {isNamed && <span aria-hidden="true">{text('density')}</span>}
      <div
        role="group"
        aria-label={text('density')}
        className="inline-flex rounded-md border border-edge bg-surface align-top"
      >
        {DENSITIES.map((density) => (
          <button
            key={density}
            type="button"
            aria-label={text(FACES[density].name)}
            title={text(FACES[density].name)}
            aria-pressed={density === shown}
            onClick={() => choose(density)}
            className="grid size-9 place-items-center rounded-sm text-muted hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
          >
            <Icon>{FACES[density].drawing}</Icon>
          </button>
        ))}
      </div>
    </div>
  );
};
