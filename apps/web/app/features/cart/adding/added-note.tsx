import type { CutWays, Quantity, RoundedLine } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { useAmount } from '../../../use-amount.ts';
import type { OrderableMaterial } from '../line-facts.ts';
import { useProblemText } from '../use-problem-text.ts';
import { CutChoice, useCutSums } from './cut-choice.tsx';
import { type AddingToCart, addedWords, cartonWords } from './use-add-to-cart.ts';

interface AddedNoteProps {
  material: OrderableMaterial;
  /** The quantity of the field by the packing rules. */
  rounded: RoundedLine | undefined;
  /** Cutting or whole packages, where the quantity would be cut. */
  ways: CutWays | undefined;
  adding: AddingToCart;
  /** Adds the quantity of one of the ways. */
  onTake: (quantity: Quantity) => void;
  /** Shown over the content below, and only when there is a message. */
  isFloating?: boolean;
  /** Reserves two lines, so that the content below never moves. */
  isTall?: boolean;
}

const FLOATING =
  'absolute top-full z-10 mt-0.5 w-max max-w-64 rounded-md border border-line bg-raised px-2 py-1 shadow-float empty:hidden max-tablet:left-0 tablet:right-0';
/** A preview would cover the next line of the list: it is shown only while the row has the focus. */
const FLOATING_AHEAD = `${FLOATING} hidden group-focus-within/adder:block`;

/** Below the button, in a reserved place: what will be added, what was added, or why it failed. */
export const AddedNote = (props: AddedNoteProps) => {
  const { material, rounded, ways, adding, onTake, isFloating = false, isTall = false } = props;
  const text = useText();
  const problemText = useProblemText();
  const { amount, wireAmount } = useAmount();
  const { added, queued, problem } = adding;
  const { SalesUnit: unit, Packaging: packaging } = material;

  const queuedWords = queued && text(queued === 'queued' ? 'offline.queued' : 'offline.notQueued');
  const message = added
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
        className={`text-sm ${problem && !added ? 'text-danger' : 'text-muted'} ${isFloating ? (message ? FLOATING : FLOATING_AHEAD) : isTall ? 'tablet:min-h-10' : 'min-h-5'}`}
      >
        {message ?? ahead.join(' · ')}
        {ways && !message && (
          <span className="mt-1 block">
            <Ways material={material} ways={ways} isAdding={adding.isAdding} onTake={onTake} />
          </span>
        )}
      </p>
      <span role="status" className="sr-only">
        {message}
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
