import { useId } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { type Choice, choiceElementId } from './choices.ts';
import { type Addable, SearchChoice } from './search-choice.tsx';

const GROUPS: Record<Choice['kind'], MessageKey> = {
  recent: 'search.recent',
  suggestion: 'search.suggestions',
  document: 'search.materials',
  category: 'search.categories',
  vendor: 'search.vendors',
  page: 'search.pages',
  all: 'search.allResults',
};

/** Groups in a column beside the materials on wide screens. */
const BESIDE: readonly Choice['kind'][] = ['suggestion', 'category', 'vendor', 'page'];

interface SearchChoicesProps {
  id: string;
  choices: readonly Choice[];
  active: Choice | undefined;
  onChoose: (choice: Choice) => void;
  /** Undefined for what can't be added. */
  addingOf: (choice: Choice) => Addable | undefined;
}

const Group = ({ kind, ...list }: SearchChoicesProps & { kind: Choice['kind'] }) => {
  const text = useText();
  const headingId = useId();
  const group = list.choices.filter((choice) => choice.kind === kind);
  if (group.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={headingId} className="py-1">
      <p id={headingId} className={kind === 'all' ? 'sr-only' : 'px-2.5 py-1 text-xs font-semibold text-muted'}>
        {text(GROUPS[kind])}
      </p>
      {group.map((choice) => (
        <SearchChoice
          key={choice.id}
          id={choiceElementId(list.id, choice)}
          choice={choice}
          isActive={choice === list.active}
          onChoose={list.onChoose}
          adding={list.addingOf(choice)}
        />
      ))}
    </div>
  );
};

/** The listbox below the search field. Focus stays in the field; `aria-activedescendant` names the active option. */
export const SearchChoices = (list: SearchChoicesProps) => {
  const text = useText();
  const isBuyer = useIsBuyer();
  // Prices need the width that the others have beside the materials.
  const hasColumns =
    !isBuyer &&
    list.choices.some(({ kind }) => kind === 'document') &&
    list.choices.some(({ kind }) => BESIDE.includes(kind));
  return (
    <div
      id={list.id}
      role="listbox"
      tabIndex={-1}
      aria-label={text('shell.search')}
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] overflow-y-auto overscroll-contain p-1.5"
    >
      <Group {...list} kind="recent" />
      <div className={hasColumns ? 'laptop:grid laptop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] laptop:gap-x-3' : ''}>
        <Group {...list} kind="document" />
        <div>
          {BESIDE.map((kind) => (
            <Group key={kind} {...list} kind={kind} />
          ))}
        </div>
      </div>
      <div className="sticky -bottom-1.5 -mx-1.5 -mb-1.5 border-t border-line bg-raised px-1.5 empty:hidden">
        <Group {...list} kind="all" />
      </div>
    </div>
  );
};
