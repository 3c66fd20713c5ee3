import type { CutWays } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import type { CutSums } from './use-cut-sums.ts';

export interface CutChoiceProps {
  /** Of the material. */
  name: string;
  /** Sales unit of the wire: "MTR". */
  salesUnit: string;
  ways: CutWays;
  sums: CutSums | undefined;
  onCut: () => void;
  onWhole: () => void;
  isDisabled?: boolean;
}

/**
 * Both ways to get a length, with what each costs: "Cut 35 m: 154.70", "Take 100 m: 299.37". Its sums have their place
 * before they are known.
 */
export const CutChoice = ({ name, salesUnit, ways, sums, onCut, onWhole, isDisabled = false }: CutChoiceProps) => {
  const text = useText();
  const { amount } = useAmount();
  const both = [
    { key: 'cart.cut.cut', quantity: ways.cut, sum: sums?.cut, keys: 'Enter', take: onCut },
    { key: 'cart.cut.whole', quantity: ways.whole, sum: sums?.whole, keys: 'Shift+Enter', take: onWhole },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two answers to one question, not fields
    <span role="group" aria-label={text('cart.cut.of', { name })} className="flex flex-wrap gap-2">
      {both.map(({ key, quantity, sum, keys, take }) => (
        <Button key={key} size="small" isDisabled={isDisabled} aria-keyshortcuts={keys} onPress={take}>
          <span className="flex min-w-40 justify-between gap-2">
            <span>{text(key, { amount: amount(quantity, salesUnit) })}</span>
            {sum !== '' && <span className="font-semibold">{sum}</span>}
          </span>
        </Button>
      ))}
    </span>
  );
};
