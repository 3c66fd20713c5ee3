import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import { INPUT_STYLE, SearchIcon } from '../../ui/index.ts';
import { choiceElementId } from './choices.ts';
import { useSearchBox } from './use-search-box.ts';
import { useSlashKey } from './use-slash-key.ts';

const SearchChoices = lazy(async () => ({ default: (await import('./search-choices.tsx')).SearchChoices }));

/** The header's search: a form before any script runs, then a field that finds while one types. Section 2. */
export const SearchBox = () => {
  const text = useText();
  const path = useShopPath();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useSearchBox(field);
  const { choices, active } = box;
  const isExpanded = choices.length > 0;
  const activeElement = active && choiceElementId(listId, active);
  useSlashKey(field);

  useEffect(() => {
    if (activeElement) document.getElementById(activeElement)?.scrollIntoView({ block: 'nearest' });
  }, [activeElement]);

  return (
    <Form
      role="search"
      action={path('/search')}
      onSubmit={box.onSubmit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close();
      }}
      className="relative min-w-0 flex-1"
    >
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        ref={field}
        type="text"
        name="query"
        value={box.typed}
        onChange={(event) => box.type(event.target.value)}
        onFocus={box.open}
        onClick={box.open}
        onKeyDown={box.onKeyDown}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-label={text('shell.search')}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={activeElement}
        placeholder={text('shell.search.placeholder')}
        className={`${INPUT_STYLE} pr-12 pl-10`}
      />
      <button
        type="submit"
        aria-label={text('shell.search.submit')}
        className="absolute inset-y-1 right-1 grid w-10 place-items-center rounded-sm bg-accent text-on-accent hover:bg-accent-strong"
      >
        <SearchIcon size={18} />
      </button>
      <span role="status" className="sr-only">
        {box.answer && box.isCurrent && text('search.live', { count: box.answer.TotalCount })}
        {box.hasFailed && text('search.failed')}
      </span>
      {isExpanded && (
        <Suspense>
          <SearchChoices id={listId} choices={choices} active={active} onChoose={box.choose} />
        </Suspense>
      )}
    </Form>
  );
};
