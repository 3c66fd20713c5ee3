import { useId } from 'react';
import { type MessageKey, useText } from '../../i18n/index.ts';
import type { Choice } from './choices.ts';
import { SearchChoice } from './search-choice.tsx';

const GROUPS: Record<Choice['kind'], MessageKey> = {
  recent: 'search.recent',
  suggestion: 'search.suggestions',
  document: 'search.materials',
  category: 'search.categories',
  all: 'search.allResults',
};
const ORDER: readonly Choice['kind'][] = ['recent', 'suggestion', 'document', 'category', 'all'];

interface SearchChoicesProps {
  id: string;
  choices: readonly Choice[];
  active: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

export const choiceElementId = (listId: string, choice: Choice): string => `${listId}-${choice.id}`;

/** The list below the search field. The focus stays in the field, which says which choice is the active one. */
export const SearchChoices = ({ id, choices, active, onChoose }: SearchChoicesProps) => {
  const text = useText();
  const headingId = useId();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text('shell.search')}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-[min(36rem,75dvh)] overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-float"
    >
      {ORDER.map((kind) => {
        const group = choices.filter((choice) => choice.kind === kind);
        if (group.length === 0) return null;
        return (
          <div
            key={kind}
            role="group"
            aria-labelledby={`${headingId}-${kind}`}
            className="border-t border-line py-1 first:border-0"
          >
            <p
              id={`${headingId}-${kind}`}
              className={kind === 'all' ? 'sr-only' : 'px-2.5 py-1 text-xs font-semibold text-muted'}
            >
              {text(GROUPS[kind])}
            </p>
            {group.map((choice) => (
              <SearchChoice
                key={choice.id}
                id={choiceElementId(id, choice)}
                choice={choice}
                isActive={choice === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
};
