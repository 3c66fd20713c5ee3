import { Suspense, useId, useRef } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { INPUT_STYLE, SearchIcon } from '../../../ui/index.ts';
import { useAddBox } from './use-add-box.ts';

// One chunk, since a taken material follows the list of hits.
const AddHits = lazyWithTexts(async () => (await import('./add-hits.tsx')).AddHits);
const TakenWays = lazyWithTexts(async () => (await import('./add-hits.tsx')).TakenWays);
const TakenMaterial = lazyWithTexts(async () => (await import('./add-hits.tsx')).TakenMaterial);

interface AddBoxProps {
  /** On a wide screen there is room for the field alone: everything else floats below it. */
  isNarrow?: boolean;
}

const FLOATING =
  'desktop:absolute desktop:top-10.5 desktop:left-0 desktop:rounded-lg desktop:border desktop:border-line desktop:bg-raised desktop:shadow-float';

/** Field that adds materials to the cart by number or name and quantity, one after the other. */
export const AddBox = ({ isNarrow = false }: AddBoxProps) => {
  const text = useText();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const box = useAddBox(search);
  const { taken, hits } = box;
  const listId = `${id}-list`;
  const hitId = (code: string): string => `${id}-${code}`;
  const active = box.isOpen ? hits[box.activePlace] : undefined;
  return (
    <div
      className={`relative flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 ${isNarrow ? '' : 'tablet:max-laptop:basis-80'}`}
    >
      <label htmlFor={id} className="sr-only">
        {text('cart.entry.label')}
      </label>
      <div
        className={`flex min-w-0 flex-1 basis-40 flex-wrap items-start gap-2 ${isNarrow ? 'desktop:basis-72' : 'tablet:basis-72'}`}
      >
        <span className={`relative min-w-0 flex-1 basis-40 ${isNarrow ? 'desktop:basis-64' : 'tablet:basis-64'}`}>
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <input
            id={id}
            ref={search}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={box.isOpen ? listId : undefined}
            aria-activedescendant={active && hitId(active.Code)}
            aria-describedby={`${id}-message`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-takes-lines
            enterKeyHint="enter"
            maxLength={200}
            placeholder={text('cart.entry.placeholder')}
            value={box.typed}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={box.press}
            onFocus={box.open}
            onBlur={box.close}
            className={`${INPUT_STYLE} tablet:min-h-9.5! pl-10`}
          />
        </span>
        {taken && (
          <div
            className={
              isNarrow ? `contents desktop:z-30 desktop:flex desktop:w-max desktop:p-2 ${FLOATING}` : 'contents'
            }
          >
            <Suspense>
              <TakenMaterial box={box} taken={taken} />
            </Suspense>
          </div>
        )}
      </div>
      <p
        id={`${id}-message`}
        role="status"
        className={`min-w-0 truncate text-sm ${box.isProblem ? 'text-danger' : 'text-muted'} ${box.message === undefined ? 'sr-only' : `max-laptop:basis-full laptop:max-w-96 ${isNarrow ? `desktop:z-20 desktop:px-2 desktop:py-0.5 ${FLOATING}` : ''}`}`}
      >
        {box.message ?? text('cart.entry.hint')}
      </p>
      {taken && box.ways && (
        <div className={isNarrow ? `basis-full desktop:z-20 desktop:mt-15 desktop:p-2 ${FLOATING}` : 'basis-full'}>
          <Suspense>
            <TakenWays material={taken} ways={box.ways} onTake={box.addTaken} />
          </Suspense>
        </div>
      )}
      {box.isOpen && (
        <div
          className={`absolute top-10.5 left-0 z-30 w-full rounded-lg border border-line bg-raised p-1.5 shadow-float max-tablet:w-[calc(100vw-2rem)] ${isNarrow ? 'tablet:w-120 desktop:w-140' : ''}`}
        >
          <Suspense fallback={<p className="px-2.5 py-2 text-muted">{text('ui.loading')}</p>}>
            <AddHits id={listId} box={box} hitId={hitId} />
          </Suspense>
        </div>
      )}
    </div>
  );
};
