import { type FormEvent, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, SearchIcon } from '../../../ui/index.ts';

/** Finds orders by number, name, reference, project or a material in them. */
export const OrdersSearch = ({ query, onSearch }: { query: string; onSearch: (query: string) => void }) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    <form role="search" aria-label={text('orders.search')} onSubmit={submit} className="flex max-w-xl gap-2">
      <input
        key={query}
        ref={input}
        type="search"
        name="query"
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        aria-label={text('orders.search')}
        placeholder={text('orders.search.placeholder')}
        className={INPUT_STYLE}
      />
      <Button type="submit">
        <SearchIcon size={18} />
        {text('shell.search.submit')}
      </Button>
    </form>
  );
};
