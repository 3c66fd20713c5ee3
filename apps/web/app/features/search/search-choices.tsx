import { useId } from 'react';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { type Choice, choiceElementId } from './choices.ts';
import { SearchChoice } from './search-choice.tsx';

const GROUPS: Record<Choice['kind'], MessageKey> = {
  recent: 'search.recent',
  suggestion: 'search.suggestions',
  document: 'search.materials',
  category: 'search.categories',
  all: 'search.allResults',
};

interface SearchChoicesProps {
  id: string;
  choices: readonly Choice[];
  active: Choice | undefined;
  onChoose: (choice: Choice) => void;
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
        />
      ))}
    </div>
  );
};

/** The list below the search field. The focus stays in the field, which says which choice is the active one. */
export const SearchChoices = (list: SearchChoicesProps) => {
  const text = useText();
  const hasColumns =
    list.choices.some(({ kind }) => kind === 'document') &&
    list.choices.some(({ kind }) => kind === 'suggestion' || kind === 'category');
  return (
    <div
      id={list.id}
      role="listbox"
      tabIndex={-1}
      aria-label={text('shell.search')}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1 grid max-h-[75dvh] grid-cols-[minmax(0,1fr)] overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-float"
    >
      <Group {...list} kind="recent" />
      <div className={hasColumns ? 'laptop:grid laptop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] laptop:gap-x-3' : ''}>
        <Group {...list} kind="document" />
        <div>
          <Group {...list} kind="suggestion" />
          <Group {...list} kind="category" />
        </div>
      </div>
      <div className="sticky -bottom-1.5 -mx-1.5 -mb-1.5 border-t border-line bg-raised px-1.5 empty:hidden">
        <Group {...list} kind="all" />
      </div>
    </div>
  );
};
