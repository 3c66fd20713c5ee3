import { type Ref, Suspense, useEffect, useId } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { CutQuestion, presetQuantityOf } from '../../cart/index.ts';
import { PriceList, useIsBuyer } from '../../prices/index.ts';
import { ScanMode } from '../scan/scan-mode.tsx';
import { type Choice, choiceElementId } from './choices.ts';
import { RecentFoot } from './recent-searches.tsx';
import type { Addable } from './search-choice.tsx';
import { SearchChoices } from './search-choices.tsx';
import { type FinderKeys, useFinder } from './use-finder.ts';

const EnterLine = lazyWithTexts(async () => (await import('./buying.tsx')).EnterLine);

/** What the field's ARIA attributes refer to in the list below it. */
export interface ShownList {
  listId: string;
  /** The element of the active choice. */
  activeId: string | undefined;
}

export interface FinderProps {
  typed: string;
  onType: (typed: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShow: (list: ShownList | undefined) => void;
  keys: Ref<FinderKeys>;
}

/** The list of suggestions below the field; on a phone it fills the rest of the screen. Section 2. */
export const Finder = ({ onShow, ...props }: FinderProps) => {
  const text = useText();
  const listId = useId();
  const finder = useFinder(props);
  const isBuyer = useIsBuyer();
  const isReadOnly = useIsReadOnly();
  const { choices, active, wanted } = finder;
  const isBlank = wanted === '';
  const hasNothing = finder.isCurrent && choices.length === 0 && wanted !== '';
  const hasList = choices.length > 0;
  const activeId = active && choiceElementId(listId, active);
  const numbers = choices.flatMap((one) => (one.kind === 'document' ? [one.document.ItemSAPMaterialNumber] : []));
  const addingOf = (choice: Choice): Addable | undefined =>
    choice.kind === 'document' && finder.canAdd(choice)
      ? {
          quantity: finder.typedFor(choice) ?? presetQuantityOf(choice.document),
          isAdding: finder.isAdding,
          onAdd: () => finder.addChoice(choice),
        }
      : undefined;

  useEffect(() => {
    onShow(hasList ? { listId, activeId } : undefined);
    return () => onShow(undefined);
  }, [onShow, hasList, listId, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <span role="status" className="sr-only">
        {finder.isCurrent && finder.answer && text('search.live', { count: finder.answer.TotalCount })}
        {finder.hasFailed && text('search.failed')}
      </span>
      {finder.cutIds && <CutQuestion lineIds={finder.cutIds} onDone={finder.forgetCut} />}
      {props.isOpen &&
        (hasList || hasNothing || finder.hasFailed || (isBlank && (isBuyer || finder.limit !== undefined))) && (
          // The focus stays in the field.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div
            onMouseDown={(event) => {
              if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
            }}
            className="flex flex-col overflow-hidden max-tablet:min-h-0 max-tablet:flex-1 tablet:absolute tablet:inset-x-0 tablet:top-full tablet:z-40 tablet:mt-1 tablet:max-h-[75dvh] tablet:rounded-lg tablet:border tablet:border-line tablet:bg-raised tablet:shadow-float"
          >
            <PriceList numbers={numbers}>
              {hasList && (
                <SearchChoices
                  id={listId}
                  choices={choices}
                  active={active}
                  onChoose={finder.choose}
                  addingOf={addingOf}
                />
              )}
              {isBuyer && !isReadOnly && numbers.length > 0 && (
                // Reserves its height while it is empty, so that the list above does not move.
                <p
                  role="status"
                  className="min-h-9 border-t border-line px-4 py-2 text-sm max-laptop:min-h-14 laptop:truncate"
                >
                  {active?.kind === 'document' && finder.canAdd(active) && (
                    <Suspense>
                      <EnterLine document={active.document} quantity={finder.typedFor(active)} />
                    </Suspense>
                  )}
                </p>
              )}
            </PriceList>
            {isBlank && !isReadOnly && (hasList || finder.limit !== undefined) && (
              <RecentFoot
                limit={finder.limit}
                onLimit={finder.setLimit}
                onClear={hasList ? finder.forget : undefined}
              />
            )}
            {hasNothing && !finder.hasFailed && <p className="px-4 py-3 text-muted">{text('search.none')}</p>}
            {finder.hasFailed && <p className="px-4 py-3 text-danger">{text('search.failed')}</p>}
            {isBuyer && !isReadOnly && isBlank && <ScanMode className="border-t border-line px-4 py-2" />}
          </div>
        )}
    </>
  );
};
