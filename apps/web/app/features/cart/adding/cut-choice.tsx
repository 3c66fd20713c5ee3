import { getPrice } from '@grossist/contracts';
import { type CutWays, quantityToNumber } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useIsBuyer } from '../../prices/index.ts';

/** Costs of both ways to get a length; '' while loading, and for buyers without net prices. */
interface CutSums {
  cut: string;
  whole: string;
}

interface CutMaterial {
  sapMaterialNumber: string;
  isOnClearanceSale: boolean;
  ways: CutWays;
}

const STALE_MS = 60_000;
const UNKNOWN: CutSums = { cut: '', whole: '' };

/** Loads the costs of both ways for all materials in one request. [erp-01] */
export const useCutSums = (materials: readonly CutMaterial[]): readonly CutSums[] => {
  const isBuyer = useIsBuyer();
  const body = materials.flatMap(({ sapMaterialNumber, isOnClearanceSale, ways }) =>
    [ways.cut, ways.whole].map((quantity) => ({
      MaterialNo: sapMaterialNumber,
      Quantity: quantityToNumber(quantity),
      OnClearanceSale: isOnClearanceSale,
    })),
  );
  const { data } = useOperationQuery(getPrice, { body }, { enabled: isBuyer && body.length > 0, staleTime: STALE_MS });
  // The response omits materials that the market lacks: entries can't be matched by position then.
  if (data?.length !== body.length) return materials.map(() => UNKNOWN);
  return materials.map((_, place) => ({
    cut: data[place * 2]?.Prices?.NetPriceStr ?? '',
    whole: data[place * 2 + 1]?.Prices?.NetPriceStr ?? '',
  }));
};

interface CutChoiceProps {
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
 * Both ways to get a length, with what each costs: "Cut 35 m: 154.70", "Take 100 m: 299.37". Room for the sums is
 * reserved while they load.
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
