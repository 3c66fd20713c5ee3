import type { SearchDocument } from '@grossist/contracts';
import { type CutWays, type Quantity, quantityOf } from '@grossist/domain';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, CartIcon, classNames, NumberStepper, Picture, typeBesideName } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { PriceAndStock, PriceList } from '../../prices/index.ts';
import { CutChoice, useCutSums } from '../adding/cut-choice.tsx';
import { packingOfMaterial } from '../line-facts.ts';
import type { useAddBox } from './use-add-box.ts';

interface AddHitProps {
  id: string;
  hit: SearchDocument;
  isActive: boolean;
  onTake: (hit: SearchDocument) => void;
}

const Numbers = ({ hit }: { hit: SearchDocument }) => {
  const articleNumber = useArticleNumber();
  const parts = [articleNumber(hit), typeBesideName(hit.ItemLocalMaterialName, hit.TypeDesignation)];
  return <span className="truncate text-sm text-muted">{parts.filter((part) => part !== '').join(' · ')}</span>;
};

/** A hit with price and stock. */
const AddHit = ({ id, hit, isActive, onTake }: AddHitProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    // Before the field loses the focus, which would close the list.
    onPointerDown={(event) => {
      event.preventDefault();
      onTake(hit);
    }}
    className={classNames(
      'flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 hover:bg-sunken max-tablet:flex-wrap',
      isActive && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
    )}
  >
    <Picture src={hit.ImageUrl} alt="" width={40} height={40} />
    <span className="grid min-w-0 flex-1 basis-48">
      <span className="line-clamp-2 [overflow-wrap:anywhere]" lang={hit.NameLanguage || undefined}>
        {hit.ItemLocalMaterialName}
      </span>
      <Numbers hit={hit} />
    </span>
    <span className="max-tablet:pl-13 tablet:w-48">
      <PriceAndStock sapMaterialNumber={hit.ItemSAPMaterialNumber} unit={hit.SalesUnit} size="small" />
    </span>
  </div>
);

interface AddHitsProps {
  /** Id of the list in the page. */
  id: string;
  box: ReturnType<typeof useAddBox>;
  /** Returns the id in the page of a material's option. */
  hitId: (code: string) => string;
}

/** The hits for the typed text, with prices; loaded on typing. */
export const AddHits = ({ id, box, hitId }: AddHitsProps) => {
  const text = useText();
  const { hits } = box;
  const active = hits[box.activePlace];
  return (
    <PriceList numbers={hits.map((hit) => hit.ItemSAPMaterialNumber)}>
      <div id={id} role="listbox" tabIndex={-1} aria-label={text('cart.entry.label')}>
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
  );
};

// The quantity takes the focus once a material is chosen.
const focusField = (part: HTMLElement | null): void => {
  part?.querySelector('input')?.focus();
};

const FocusedStepper = ({ children }: { children: ReactNode }) => <span ref={focusField}>{children}</span>;

interface TakenMaterialProps {
  box: ReturnType<typeof useAddBox>;
  taken: SearchDocument;
}

/** The quantity of the chosen material, and the button that adds it. */
export const TakenMaterial = ({ box, taken }: TakenMaterialProps) => {
  const text = useText();
  const { unit } = useAmount();
  return (
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
  );
};

interface TakenWaysProps {
  material: SearchDocument;
  ways: CutWays;
  onTake: (quantity: Quantity) => void;
}

/** Cutting the length or taking whole packages, each with its sum. */
export const TakenWays = ({ material, ways, onTake }: TakenWaysProps) => {
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
