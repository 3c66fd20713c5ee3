import { useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, ErrorState, Skeleton, TextField } from '../../../ui/index.ts';
import { usePreference } from '../center-preference.tsx';
import type { NeededLine } from '../coverage.ts';
import { useCenters } from '../use-centers.ts';
import { CenterChoice } from './center-choice.tsx';
import { CenterMap } from './center-map.tsx';

/** The number shown at first; centers farther away are rarely wanted. */
const FIRST = 6;

export interface CenterPickerProps {
  /** Where it begins to look; the user may type another. */
  zip: string;
  chosenId: string | undefined;
  /** What is to be picked up. */
  lines: readonly NeededLine[];
  onChoose: (serviceCenterId: string) => void;
}

/** The service centers, nearest to a postcode first, with what each has of the lines. Section 2. [svc-03, svc-04] */
export const CenterPicker = ({ zip, chosenId, lines, onChoose }: CenterPickerProps) => {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(zip);
  const [showsAll, setShowsAll] = useState(false);
  const preference = usePreference();
  const { centers, isLate, isWrong, isUnavailable, tryAgain } = useCenters(typed);
  const radioIdOf = (serviceCenterId: string): string => `${id}-${serviceCenterId}`;

  if (isUnavailable && !centers) return <ErrorState title={text('centers.failed')} onTryAgain={tryAgain} />;
  if (centers?.length === 0) return <EmptyState title={text('centers.none')} />;
  const shown = centers?.filter(
    ({ ServiceCenterId, IsPreferred }, place) =>
      showsAll || place < FIRST || IsPreferred || ServiceCenterId === chosenId,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TextField
          className="max-w-48"
          label={text('centers.zip')}
          hint={text('centers.zip.hint')}
          error={isWrong ? text('centers.zip.wrong') : undefined}
          value={typed}
          onChange={setTyped}
          maxLength={10}
          autoComplete="off"
        />
        <fieldset aria-busy={centers === undefined || isLate} className="-mx-1 min-w-0">
          <legend className="sr-only">{text('centers.list')}</legend>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {shown?.map((center) => (
              <CenterChoice
                key={center.ServiceCenterId}
                center={center}
                id={radioIdOf(center.ServiceCenterId)}
                group={id}
                isChosen={center.ServiceCenterId === chosenId}
                lines={lines}
                preference={preference}
                onChoose={() => onChoose(center.ServiceCenterId)}
              />
            ))}
          </ul>
        </fieldset>
        {!shown && <CentersSkeleton />}
        {centers && shown && shown.length < centers.length && (
          <Button kind="quiet" size="small" className="justify-self-start" onPress={() => setShowsAll(true)}>
            {text('centers.all', { count: centers.length })}
          </Button>
        )}
      </div>
      <div className="sticky top-0 max-tablet:hidden">
        {centers && (
          <CenterMap
            centers={shown ?? centers}
            chosenId={chosenId}
            radioIdOf={(center) => radioIdOf(center.ServiceCenterId)}
          />
        )}
      </div>
    </div>
  );
};

const CentersSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-2">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-22 w-full rounded-md" />
      ))}
    </div>
  );
};
