import type { SearchDocument } from '@grossist/contracts';
import { type CutWays, type Quantity, quantityOf } from '@grossist/domain';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Button, CartIcon, INPUT_STYLE, NumberStepper, SearchIcon } from '../../../../ui/index.ts';
import { CutChoice } from '../../cut-choice.tsx';
import { packingOfMaterial } from '../../orderable.ts';
import { PriceList } from '../../price-list.tsx';
import { useAmount } from '../../use-amount.ts';
import { useCutSums } from '../../use-cut-sums.ts';
import { AddHit } from './add-hit.tsx';
import { useAddBox } from './use-add-box.ts';

// The quantity takes over as soon as it is known what it is of.
const focusField = (part: HTMLElement | null): void => {
  part?.querySelector('input')?.focus();
};

const FocusedStepper = ({ children }: { children: ReactNode }) => <span ref={focusField}>{children}</span>;

interface TakenWaysProps {
  material: SearchDocument;
  ways: CutWays;
  onTake: (quantity: Quantity) => void;
}

const TakenWays = ({ material, ways, onTake }: TakenWaysProps) => {
  const { ItemSAPMaterialNumber: sapMaterialNumber, OnClearanceSale: isOnClearanceSale } = material;
  const [sums] = useCutSums([{ sapMaterialNumber, isOnClearanceSale, ways }]);
  return (
    <CutChoice
      name={material.ItemLocalMaterialName}
      salesUnit={material.SalesUnit}
      ways={ways}
      sums={sums}
      onCut={() => onTake(ways.cut)}
      onWhole={() => onTake(ways.whole)}
    />
  );
};

/** Adds to the cart without leaving it: number or name, quantity, and ready for the next. */
export const AddBox = () => {
  const text = useText();
  const id = useId();
  const { unit } = useAmount();
  const search = useRef<HTMLInputElement>(null);
  const box = useAddBox(search);
  const { taken, hits } = box;
  const listId = `${id}-list`;
  const hitId = (code: string): string => `${id}-${code}`;
  const active = box.isOpen ? hits[box.activePlace] : undefined;
  return (
    <div className="relative flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-laptop:basis-full">
      <label htmlFor={id} className="sr-only">
        {text('cart.entry.label')}
      </label>
      <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-start gap-2">
        <span className="relative min-w-0 flex-1 basis-64">
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
            aria-describedby={`${id}-said`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
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
          <>
            <FocusedStepper key={taken.Code}>
              <NumberStepper
                value={box.quantity}
                onChange={box.setQuantity}
                onEnter={box.addTaken}
                onShiftEnter={box.addWhole}
                name={taken.ItemLocalMaterialName}
                packing={packingOfMaterial(taken)}
                packageSize={quantityOf(taken.PackageSize)}
                unit={unit(taken.SalesUnit)}
              />
            </FocusedStepper>
            <Button
              kind="primary"
              isDisabled={!taken.IsOrderable}
              isPending={box.isAdding}
              onPress={() => box.addTaken()}
              className="min-h-9.5"
            >
              <CartIcon size={18} />
              {text('cart.add')}
            </Button>
          </>
        )}
      </div>
      <p
        id={`${id}-said`}
        role="status"
        className={`min-w-0 truncate text-sm ${box.isProblem ? 'text-danger' : 'text-muted'} ${box.said === undefined ? 'sr-only' : 'max-laptop:basis-full laptop:max-w-96'}`}
      >
        {box.said ?? text('cart.entry.hint')}
      </p>
      {taken && box.ways && (
        <div className="basis-full">
          <TakenWays material={taken} ways={box.ways} onTake={box.addTaken} />
        </div>
      )}
      {box.isOpen && (
        <div className="absolute inset-x-0 top-10.5 z-30 rounded-lg border border-line bg-raised p-1.5 shadow-float">
          <PriceList numbers={hits.map((hit) => hit.ItemSAPMaterialNumber)}>
            <div id={listId} role="listbox" tabIndex={-1} aria-label={text('cart.entry.label')}>
              {hits.map((hit) => (
                <AddHit key={hit.Code} id={hitId(hit.Code)} hit={hit} isActive={hit === active} onTake={box.take} />
              ))}
              {hits.length === 0 && (
                <div
                  role="option"
                  aria-selected={false}
                  aria-disabled="true"
                  tabIndex={-1}
                  className="px-2.5 py-2 text-muted"
                >
                  {text(box.hasFailed ? 'cart.entry.failed' : box.isNothing ? 'ui.noMatches' : 'ui.loading')}
                </div>
              )}
            </div>
          </PriceList>
        </div>
      )}
    </div>
  );
};
