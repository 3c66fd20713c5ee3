import type { CutWays, Quantity, RoundedLine } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { useAmount } from '../../../use-amount.ts';
import type { OrderableMaterial } from '../line-facts.ts';
import { useProblemText } from '../use-problem-text.ts';
import { CutChoice, useCutSums } from './cut-choice.tsx';
import { type AddingToCart, addedWords, cartonWords } from './use-add-to-cart.ts';

interface AddedNoteProps {
  material: OrderableMaterial;
  /** What the packing makes of the quantity in the field. */
  rounded: RoundedLine | undefined;
  /** Both ways to get it where it is cut. */
  ways: CutWays | undefined;
  adding: AddingToCart;
  /** Adds so much, one of the ways. */
  onTake: (quantity: Quantity) => void;
  /** Shown over what is below, and only when there is something to say. */
  isFloating?: boolean;
  /** Keeps the place of two lines, so that what is below never moves. */
  isTall?: boolean;
}

const FLOATING =
  'absolute top-full z-10 mt-0.5 w-max max-w-64 rounded-md border border-line bg-raised px-2 py-1 shadow-float empty:hidden max-tablet:left-0 tablet:right-0';
/** What is only said beforehand would cover the next line of the list: it waits until somebody turns to it. */
const FLOATING_AHEAD = `${FLOATING} hidden group-focus-within/adder:block`;

/** Below the button, in a place that is always there: what will be added, what was, or why not. */
export const AddedNote = (props: AddedNoteProps) => {
  const { material, rounded, ways, adding, onTake, isFloating = false, isTall = false } = props;
  const text = useText();
  const problemText = useProblemText();
  const { amount, wireAmount } = useAmount();
  const { added, queued, problem } = adding;
  const { SalesUnit: unit, Packaging: packaging } = material;

  const queuedWords = queued && text(queued === 'queued' ? 'offline.queued' : 'offline.notQueued');
  const said = added
    ? addedWords(added, text, (wire) => wireAmount(wire, unit))
    : (queuedWords ?? (problem && problemText(problem)));
  const ahead = [
    packaging && cartonWords(packaging, text, (wire) => wireAmount(wire, unit)),
    rounded?.changed && text('cart.add.willRound', { amount: amount(rounded.quantity, unit) }),
    rounded?.cableCut && text('cart.add.willCut', { package: wireAmount(material.PackageSize, unit) }),
  ].filter((part) => typeof part === 'string');

  return (
    <>
      <p
        className={`text-sm ${problem && !added ? 'text-danger' : 'text-muted'} ${isFloating ? (said ? FLOATING : FLOATING_AHEAD) : isTall ? 'min-h-10' : 'min-h-5'}`}
      >
        {said ?? ahead.join(' · ')}
        {ways && !said && (
          <span className="mt-1 block">
            <Ways material={material} ways={ways} isAdding={adding.isAdding} onTake={onTake} />
          </span>
        )}
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
};

interface WaysProps extends Pick<AddedNoteProps, 'material' | 'onTake'> {
  ways: CutWays;
  isAdding: boolean;
}

const Ways = ({ material, ways, isAdding, onTake }: WaysProps) => {
  const { ItemSAPMaterialNumber: sapMaterialNumber, OnClearanceSale: isOnClearanceSale } = material;
  const [sums] = useCutSums([{ sapMaterialNumber, isOnClearanceSale, ways }]);
  return (
    <CutChoice
      name={material.ItemLocalMaterialName}
      salesUnit={material.SalesUnit}
      ways={ways}
      sums={sums}
      isDisabled={isAdding}
      onCut={() => onTake(ways.cut)}
      onWhole={() => onTake(ways.whole)}
    />
  );
};
