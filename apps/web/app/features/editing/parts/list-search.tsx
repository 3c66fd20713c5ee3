import { type FormEvent, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, SearchIcon } from '../../../ui/index.ts';

interface ListSearchProps {
  label: string;
  query: string;
  onSearch: (query: string) => void;
}

/** Narrows a list by words. */
export const ListSearch = ({ label, query, onSearch }: ListSearchProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    <form role="search" aria-label={label} onSubmit={submit} className="flex w-full max-w-md gap-2">
      <input
        key={query}
        ref={input}
        type="search"
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        className={INPUT_STYLE}
      />
      <Button type="submit" aria-label={text('shell.search.submit')}>
        <SearchIcon size={18} />
      </Button>
    </form>
  );
};
