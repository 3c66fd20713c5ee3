import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { lazyWithTexts, useShopPath, useText } from '../../i18n/index.ts';
import { ChevronLeftIcon, classNames, INPUT_STYLE, SearchIcon } from '../../ui/index.ts';
import type { ShownList } from './finder/finder.tsx';
import type { FinderKeys } from './finder/use-finder.ts';
import { useScanner } from './scan/keyboard-scanner.ts';
import { ScanButton } from './scan/scan-button.tsx';

// A quantity field is an input too, but a slash is never typed into it.
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.getAttribute('role') !== 'spinbutton' &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Focuses the field when "/" is pressed outside another text field. */
const useSlashKey = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
};

/** Returns true where the search covers the whole screen; the same breakpoint as in the styles. */
const isPhone = (): boolean => matchMedia('(width < 768px)').matches;

/** Paths of pages whose `query` is a search for materials; elsewhere it filters a list of the page's own. */
const SEARCHES_MATERIALS = /^(?:\/[a-z]{2}-[A-Z]{2})?\/(?:search|catalogue|vendors\/|landing\/|browse\/)/;

/** State of the search field: its text, and whether the list below it is open. */
const useTyped = (field: RefObject<HTMLInputElement | null>) => {
  const { key: page, pathname } = useLocation();
  const [search] = useSearchParams();
  const query = (SEARCHES_MATERIALS.test(pathname) && search.get('query')) || '';
  const [typed, type] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [shownPage, setShownPage] = useState(page);

  // After navigation the field shows the new page's query, and the list is closed.
  if (shownPage !== page) {
    setShownPage(page);
    type(query);
    setOpen(false);
  }
  useEffect(() => {
    // Keeps text that was typed before hydration, which only the element has.
    // oxlint-disable-next-line react/set-state-in-effect
    if (field.current) type(field.current.value);
  }, [field]);

  return { typed, type, isOpen, setOpen };
};

const Finder = lazyWithTexts(async () => (await import('./finder/finder.tsx')).Finder);
const Receiver = lazyWithTexts(async () => (await import('./scan/receive-scan.tsx')).ScanReceiver);

const SHEET =
  'max-tablet:fixed max-tablet:inset-0 max-tablet:z-50 max-tablet:flex max-tablet:flex-col max-tablet:gap-2 max-tablet:bg-surface max-tablet:p-3 max-tablet:pb-0';

/**
 * The header's search: a plain form before hydration, then a combobox with suggestions while typing; on a phone it covers
 * the whole screen. The list's script is loaded when the field is focused or hovered. Section 2.
 */
export const SearchBox = () => {
  const text = useText();
  const path = useShopPath();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<FinderKeys>(null);
  const { typed, type, isOpen, setOpen } = useTyped(field);
  const [isLoaded, setLoaded] = useState(false);
  const [list, setList] = useState<ShownList>();
  const scanned = useScanner(field, () => type(''));
  useSlashKey(field);

  const open = (): void => {
    setLoaded(true);
    setOpen(true);
  };
  return (
    // Reserves the field's height while the form covers the screen.
    <div className="min-h-10 min-w-0 flex-1">
      <Form
        role="search"
        data-search-open={isOpen || undefined}
        action={path('/search')}
        onSubmit={(event) => {
          if (keys.current?.submit(event)) return;
          setOpen(false);
          if (isPhone()) field.current?.blur();
        }}
        onBlur={(event) => {
          // Hiding a phone's keyboard does not close the sheet.
          if (!isPhone() && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
        onPointerEnter={() => setLoaded(true)}
        className={classNames('relative', isOpen && SHEET)}
      >
        <div className="relative">
          {isOpen && (
            <button
              type="button"
              aria-label={text('ui.close')}
              onClick={() => {
                setOpen(false);
                field.current?.blur();
              }}
              className="absolute inset-y-0 left-0 z-1 grid w-10 place-items-center tablet:hidden"
            >
              <ChevronLeftIcon />
            </button>
          )}
          <SearchIcon
            className={classNames(
              'pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted',
              isOpen && 'max-tablet:hidden',
            )}
          />
          <input
            ref={field}
            type="text"
            name="query"
            value={typed}
            onChange={(event) => {
              type(event.target.value);
              open();
            }}
            onFocus={open}
            onClick={open}
            onKeyDown={(event) => keys.current?.press(event)}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-label={text('shell.search')}
            aria-keyshortcuts="/"
            aria-autocomplete="list"
            aria-expanded={list !== undefined}
            aria-controls={list?.listId}
            aria-activedescendant={list?.activeId}
            placeholder={text('shell.search.placeholder')}
            className={`${INPUT_STYLE} pr-22 pl-10`}
          />
          <ScanButton />
          <button
            type="submit"
            aria-label={text('shell.search.submit')}
            className="absolute inset-y-1 right-1 grid w-10 place-items-center rounded-sm bg-accent text-on-accent hover:bg-accent-strong"
          >
            <SearchIcon size={18} />
          </button>
        </div>
        {isLoaded && (
          <Suspense>
            <Finder typed={typed} onType={type} isOpen={isOpen} onOpenChange={setOpen} onShow={setList} keys={keys} />
          </Suspense>
        )}
        {scanned !== undefined && (
          <Suspense>
            <Receiver key={scanned.at} code={scanned.code} onDone={() => setOpen(false)} />
          </Suspense>
        )}
      </Form>
    </div>
  );
};
