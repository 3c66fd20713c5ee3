import type { SearchDocument } from '@grossist/contracts';
import { type CutWays, type Quantity, quantityOf } from '@grossist/domain';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, CartIcon, NumberStepper } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { CutChoice } from '../adding/cut-choice.tsx';
import { useCutSums } from '../adding/use-cut-sums.ts';
import { packingOfMaterial } from '../orderable.ts';
import type { useAddBox } from './use-add-box.ts';

// The quantity takes over as soon as it is known what it is of.
const focusField = (part: HTMLElement | null): void => {
  part?.querySelector('input')?.focus();
};

const FocusedStepper = ({ children }: { children: ReactNode }) => <span ref={focusField}>{children}</span>;

interface TakenMaterialProps {
  box: ReturnType<typeof useAddBox>;
  taken: SearchDocument;
}

/** The quantity of the material that was taken over, and the button that adds it. */
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

/** Cutting the wanted length or taking the package, each with its sum. */
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
