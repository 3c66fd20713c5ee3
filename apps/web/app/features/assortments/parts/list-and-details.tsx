import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChevronLeftIcon, classNames, INPUT_STYLE, LABEL_STYLE } from '../../../ui/index.ts';

interface ListAndDetailsProps {
  list: ReactNode;
  /** Undefined while nothing is chosen. */
  details: ReactNode | undefined;
  /** Shown in the place of the details. */
  nothingChosen: ReactNode;
  /** On a narrow screen the details take the place of the list; this leads back. */
  back: { to: string; name: string };
}

/** A list beside the details of what is chosen in it. */
export const ListAndDetails = ({ list, details, nothingChosen, back }: ListAndDetailsProps) => {
  const isChosen = details !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  // Where the details take the place of the list, they take its focus too.
  useEffect(() => {
    const isNew = isChosen && !wasChosen.current;
    wasChosen.current = isChosen;
    if (isNew && matchMedia('(width < 1024px)').matches) place.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 laptop:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', isChosen && 'max-laptop:hidden')}>{list}</div>
      <div ref={place} tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 outline-none">
        {isChosen && (
          <Link
            to={back.to}
            preventScrollReset
            className="flex min-h-10 items-center gap-1 justify-self-start text-accent underline underline-offset-3 laptop:hidden"
          >
            <ChevronLeftIcon size={18} />
            {back.name}
          </Link>
        )}
        {isChosen ? details : <div className="max-laptop:hidden">{nothingChosen}</div>}
      </div>
    </div>
  );
};

/**
 * The typed search of a list, written to the URL without a history entry; `search` is the debounced text.
 */
export const useListSearch = (query: string) => {
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(query);
  const search = useDeferredValue(typed.trim());
  const type = (next: string): void => {
    setTyped(next);
    setParams(
      (params) => {
        if (next.trim() === '') params.delete('query');
        else params.set('query', next.trim());
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { typed, search, type };
};

interface LiveSearchProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A search field that searches while one types. */
export const LiveSearch = ({ label, value, onChange }: LiveSearchProps) => {
  const id = useId();
  return (
    <div role="search" aria-label={label} className="grid gap-1">
      <label htmlFor={id} className={LABEL_STYLE}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={INPUT_STYLE}
      />
    </div>
  );
};
