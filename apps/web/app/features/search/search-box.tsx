import { Suspense, useRef, useState } from 'react';
import { Form } from 'react-router';
import { lazyWithTexts, useShopPath, useText } from '../../i18n/index.ts';
import { ChevronLeftIcon, classNames, INPUT_STYLE, SearchIcon } from '../../ui/index.ts';
import type { ShownList } from './finder/finder.tsx';
import type { FinderKeys } from './finder/use-finder.ts';
import { ScanButton } from './scan/scan-button.tsx';
import { useScanner } from './scan/use-scanner.ts';
import { useSlashKey } from './use-slash-key.ts';
import { isPhone, useTyped } from './use-typed.ts';

const Finder = lazyWithTexts(async () => (await import('./finder/finder.tsx')).Finder);
const Receiver = lazyWithTexts(async () => (await import('./scan/scan-receiver.tsx')).ScanReceiver);

const SHEET =
  'max-tablet:fixed max-tablet:inset-0 max-tablet:z-50 max-tablet:flex max-tablet:flex-col max-tablet:gap-2 max-tablet:bg-surface max-tablet:p-3 max-tablet:pb-0';

/**
 * The header's search: a form before any script runs, then a field that finds while one types; on a phone it takes the
 * whole screen. What finds is loaded when somebody turns to the field. Section 2.
 */
export const SearchBox = () => {
  const text = useText();
  const path = useShopPath();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<FinderKeys>(null);
  const { typed, type, isOpen, setOpen } = useTyped(field);
  const [isAwake, setAwake] = useState(false);
  const [list, setList] = useState<ShownList>();
  const scanned = useScanner(field, () => type(''));
  useSlashKey(field);

  const open = (): void => {
    setAwake(true);
    setOpen(true);
  };
  return (
    // A row as high as the field, for the time that the form fills the screen.
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
          // A phone's keyboard that is put away leaves the sheet as it is.
          if (!isPhone() && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
        onPointerEnter={() => setAwake(true)}
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
        {isAwake && (
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
