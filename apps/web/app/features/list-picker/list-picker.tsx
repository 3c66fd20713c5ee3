import { getVariationLists, type SearchDocument } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { callOperation, queryKeyOf } from '../../api/index.ts';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { ChevronDownIcon, classNames } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { AddToPdf } from '../pdf-basket/index.ts';
import { ListIcon } from './list-icon.tsx';
import { useListLines, useMembership } from './use-list-lines.ts';
import { listsInOrder } from './use-lists.ts';

const Panel = lazyWithTexts(async () => (await import('./picker-panel.tsx')).PickerPanel);

export type ListedMaterial = Pick<SearchDocument, 'ItemSAPMaterialNumber' | 'ItemLocalMaterialName'>;

export interface ListPickerProps {
  material: ListedMaterial;
  /** False: no list had it when the page was loaded, so nothing is requested. Absent: not known. */
  isInList?: boolean;
  /** Shows icons without words, for rows of one line. */
  isSlim?: boolean;
}

const STALE_MS = 60_000;

/** Lists are for buyers: people without a company have favorites alone. */
export const ListPicker = (props: ListPickerProps) => {
  const user = useSignedInUser();
  if (!user || user.companyNumber === '' || user.isReadOnly) return null;
  return <Picker {...props} />;
};

/**
 * Shows in how many lists a material is. A press adds it to the default list; where there is none, or a list has it
 * already, it opens the choice of lists, as the small button beside it always does.
 */
const Picker = ({ material, isInList, isSlim = false }: ListPickerProps) => {
  const text = useText();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { ItemSAPMaterialNumber: number, ItemLocalMaterialName: name } = material;
  const { data } = useMembership(number, isInList !== false || isTouched);
  const lines = useListLines(number);
  const count = data?.length ?? 0;
  const isIn = data ? count > 0 : isInList === true;

  const press = async (): Promise<void> => {
    setTouched(true);
    if (isIn) return setOpen(true);
    try {
      const lists = await queries.fetchQuery({
        queryKey: queryKeyOf(getVariationLists, {}),
        queryFn: () => callOperation(getVariationLists, {}),
        staleTime: STALE_MS,
      });
      const preset = listsInOrder(lists).find((list) => list.IsDefault && list.UserHasEditRights);
      if (preset) await lines.set(preset, true);
      else setOpen(true);
    } catch {
      // The choice of lists shows what is wrong.
      setOpen(true);
    }
  };
  const open = (): void => {
    setTouched(true);
    setOpen(true);
  };
  const words = text('lists.picker.in', { count });
  return (
    <span className="inline-flex items-center" data-list-picker>
      <button
        type="button"
        data-lists
        aria-pressed={isIn}
        aria-label={`${words}: ${name}`}
        title={isSlim ? words : undefined}
        onClick={() => void press()}
        className={classNames(
          'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-sm text-muted hover:text-accent aria-pressed:text-accent',
          isSlim ? 'min-w-7' : 'px-1.5 text-sm',
        )}
      >
        <ListIcon size={18} isFilled={isIn} />
        {!isSlim && <span className="whitespace-nowrap max-tablet:sr-only">{words}</span>}
        {count > 1 && <span className={isSlim ? 'text-xs' : 'text-xs tablet:hidden'}>{count}</span>}
      </button>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={text('lists.picker.choose', { name })}
        onClick={open}
        className={classNames(
          'inline-grid min-h-8 w-6 place-items-center rounded-sm text-muted hover:text-accent',
          // A row of a phone has no room for it; its lists open by a press on the count.
          isSlim && 'max-tablet:hidden',
        )}
      >
        <ChevronDownIcon size={14} />
      </button>
      {!isSlim && (
        <span className="hidden tablet:contents">
          <AddToPdf icon="row" name={name} source={{ kind: 'materials', numbers: [number] }} />
        </span>
      )}
      {isOpen && (
        <Suspense>
          <Panel material={material} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
};
