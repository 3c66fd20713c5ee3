import { useEffect, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import { INPUT_STYLE, SearchIcon } from '../../ui/index.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The search as a form, which works before any script runs; "/" leads to it from anywhere. */
export const SearchForm = () => {
  const text = useText();
  const path = useShopPath();
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const query = search.get('query') ?? '';

  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <search className="min-w-0 flex-1">
      <Form action={path('/search')} className="relative">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          key={query}
          ref={input}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={text('shell.search')}
          aria-keyshortcuts="/"
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
      </Form>
    </search>
  );
};
