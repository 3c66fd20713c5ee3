import type { CartItem } from '@grossist/contracts';
import { type CutWays, cutWays, quantityOf } from '@grossist/domain';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CutChoice, useCutSums } from '../adding/cut-choice.tsx';
import { DELIVERY_TYPES, factsOfLine } from '../line-facts.ts';
import { useLineChanges } from '../lines/line-commands.ts';
import { useCart } from '../use-cart.ts';

/** Lines that are shown at once; the others follow. */
const SHOWN = 10;

interface CutLine {
  line: CartItem;
  ways: CutWays;
}

export interface CutQuestions {
  shown: readonly CutLine[];
  /** Number of lines that follow. */
  more: number;
  /** False until the cart with the lines is loaded. */
  isKnown: boolean;
  leave: (one: CutLine) => void;
  takeWhole: (one: CutLine) => void;
}

/** Finds the cut lines among those that were just added; an answered line is not asked again. */
export const useCutQuestions = (lineIds: readonly string[]): CutQuestions => {
  const { data: cart, isFetching } = useCart();
  const change = useLineChanges();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const wanted = new Set(lineIds.filter((id) => !answered.has(id)));
  const deliveryType = DELIVERY_TYPES[cart?.DeliveryType ?? 'Normal'];
  const cut = (cart?.CartItems ?? []).flatMap((line): CutLine[] => {
    if (!wanted.has(line.CartItemId) || line.ParentItemId !== null) return [];
    const ways = cutWays({ ...factsOfLine(line), deliveryType }, quantityOf(line.Quantity));
    return ways ? [{ line, ways }] : [];
  });
  const leave = ({ line }: CutLine): void => setAnswered(new Set([...answered, line.CartItemId]));
  return {
    shown: cut.slice(0, SHOWN),
    more: Math.max(0, cut.length - SHOWN),
    isKnown: cart !== undefined && !isFetching,
    leave,
    takeWhole: (one) => {
      change(one.line, one.ways.whole);
      leave(one);
    },
  };
};

/** Both ways of each line: Enter keeps the cut, Shift+Enter takes the package. Section 4, rule 2. */
export const CutChoices = ({ shown, more, leave, takeWhole }: CutQuestions) => {
  const text = useText();
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

  const press = (one: CutLine, event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    takeWhole(one);
  };
  return (
    <>
      <ul className="grid gap-2">
        {shown.map((one, place) => (
          // The keys are shortcuts for the row's buttons.
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
              onCut={() => leave(one)}
              onWhole={() => takeWhole(one)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">{text('cart.mini.more', { count: more })}</p>}
    </>
  );
};

/** Asks for cut lines that were just added whether whole packages are wanted; nothing without cuts. */
export const CutLines = ({ lineIds }: { lineIds: readonly string[] }) => {
  const text = useText();
  const questions = useCutQuestions(lineIds);
  if (questions.shown.length === 0) return null;
  return (
    <section aria-label={text('cart.cut')} className="grid gap-2 rounded-md border border-line bg-canvas p-3">
      <h2 className="text-base">{text('cart.cut')}</h2>
      <CutChoices {...questions} />
    </section>
  );
};
