import { type FormEvent, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../actions/index.ts';
import { SearchIcon } from '../icons/index.ts';
import { INPUT_STYLE } from './field-style.ts';

export interface SearchFormProps {
  /** What is looked through, for who does not see the page. */
  label: string;
  /** Placeholder; the label unless given. */
  placeholder?: string;
  /** As the address has it. */
  query: string;
  /** Its button has a picture alone. */
  isSlim?: boolean;
  onSearch: (query: string) => void;
}

/** Narrows a list by words, on a press or with Enter. */
export const SearchForm = ({ label, placeholder = label, query, isSlim = false, onSearch }: SearchFormProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={submit}
      className={isSlim ? 'flex w-full max-w-md gap-2' : 'flex max-w-xl gap-2'}
    >
      <input
        key={query}
        ref={input}
        type="search"
        name="query"
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        className={INPUT_STYLE}
      />
      <Button type="submit" aria-label={isSlim ? text('shell.search.submit') : undefined}>
        <SearchIcon size={18} />
        {!isSlim && text('shell.search.submit')}
      </Button>
    </form>
  );
};
