import type { CartItem } from '@grossist/contracts';
import { type CutWays, cutWays, quantityOf } from '@grossist/domain';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { CutChoice } from '../../cut-choice.tsx';
import { DELIVERY_TYPES } from '../../delivery-types.ts';
import { useCart } from '../../use-cart.ts';
import { useCutSums } from '../../use-cut-sums.ts';
import { factsOfLine } from '../line-facts.ts';
import { useLineChanges } from '../use-line-changes.ts';

/** Lines that are asked about at once; the others follow. */
const SHOWN = 10;

interface CutLine {
  line: CartItem;
  ways: CutWays;
}

/**
 * Asks of lines that were just added, and are cut, whether whole packages are meant: Enter leaves the cut, Shift and Enter
 * take the package. Answered, a line is not asked about again. Section 4, rule 2.
 */
export const CutLines = ({ lineIds }: { lineIds: readonly string[] }) => {
  const text = useText();
  const { data: cart } = useCart();
  const change = useLineChanges();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const wanted = new Set(lineIds.filter((id) => !answered.has(id)));
  const deliveryType = DELIVERY_TYPES[cart?.DeliveryType ?? 'Normal'];
  const cut = (cart?.CartItems ?? []).flatMap((line): CutLine[] => {
    if (!wanted.has(line.CartItemId) || line.ParentItemId !== null) return [];
    const ways = cutWays({ ...factsOfLine(line), deliveryType }, quantityOf(line.Quantity));
    return ways ? [{ line, ways }] : [];
  });
  const shown = cut.slice(0, SHOWN);
  const sums = useCutSums(
    shown.map(({ line, ways }) => ({
      sapMaterialNumber: line.ItemSAPMaterialNumber,
      isOnClearanceSale: line.IsOnClearanceSale,
      ways,
    })),
  );
  const first = useRef<HTMLLIElement>(null);
  const firstId = shown[0]?.line.CartItemId;
  useEffect(() => {
    if (firstId !== undefined) first.current?.querySelector('button')?.focus();
  }, [firstId]);
  if (shown.length === 0) return null;

  const answer = ({ line }: CutLine): void => setAnswered(new Set([...answered, line.CartItemId]));
  const takeWhole = (one: CutLine): void => {
    change(one.line, one.ways.whole);
    answer(one);
  };
  const press = (one: CutLine, event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    takeWhole(one);
  };
  return (
    <section aria-label={text('cart.cut')} className="grid gap-2 rounded-md border border-line bg-canvas p-3">
      <h2 className="text-base">{text('cart.cut')}</h2>
      <ul className="grid gap-2">
        {shown.map((one, place) => (
          // The keys do what the buttons of the row do.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={one.line.CartItemId}
            ref={place === 0 ? first : undefined}
            onKeyDown={(event) => press(one, event)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
          >
            <span className="min-w-0">{one.line.ItemLocalMaterialName}</span>
            <CutChoice
              name={one.line.ItemLocalMaterialName}
              salesUnit={one.line.ItemSalesUnit}
              ways={one.ways}
              sums={sums[place]}
              onCut={() => answer(one)}
              onWhole={() => takeWhole(one)}
            />
          </li>
        ))}
      </ul>
      {cut.length > SHOWN && (
        <p className="text-sm text-muted">{text('cart.mini.more', { count: cut.length - SHOWN })}</p>
      )}
    </section>
  );
};
