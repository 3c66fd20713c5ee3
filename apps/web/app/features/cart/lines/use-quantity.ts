import type { CartItem, QuantityProposal } from '@grossist/contracts';
import {
  type CutWays,
  checkLine,
  cutWays,
  type Quantity,
  quantityFromInput,
  quantityOf,
  quantityToNumber,
} from '@grossist/domain';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Steps, stepDown, stepUp } from '../../../ui/fields/stepping.ts';
import { factsOfLine, packingOfLine } from '../line-facts.ts';
import type { EditedQuantity } from '../sheet/sheet-cells.tsx';
import type { LineActions } from './line-row.tsx';
import { useAnswerProposal, useLineProposal, useSetProposal } from './proposals.tsx';

/** Milliseconds without a further step after which a quantity is sent. */
const REST = 300;

export interface QuantityEditing extends EditedQuantity {
  proposal: QuantityProposal | undefined;
  /** Both ways to get what is asked about, where the question is a cut. */
  ways: CutWays | undefined;
  apply: () => void;
  /** Takes whole packages instead of a cut. */
  takeWhole: () => void;
  discard: () => void;
}

/** What the packing alone makes of a quantity: that is told without asking the shop. */
const roundingOf = (line: CartItem, wanted: Quantity): QuantityProposal | undefined => {
  const verdict = checkLine(factsOfLine(line), wanted);
  if (verdict.outcome !== 'proposed' || verdict.kind !== 'rounding') return undefined;
  return {
    Kind: 'rounding',
    RequestedQuantity: quantityToNumber(wanted),
    ProposedQuantity: quantityToNumber(verdict.proposedQuantity),
    ClearanceQuantity: null,
    NormalQuantity: null,
  };
};

/**
 * A line's quantity while it is edited: steps are gathered and sent together, what is typed is sent when the cell is
 * left; what breaks a rule waits as a proposal, which Enter applies and Escape discards. [cart-13]
 */
export const useQuantity = (line: CartItem, { change, remove, move }: LineActions): QuantityEditing => {
  const id = line.CartItemId;
  const proposal = useLineProposal(id);
  const setProposal = useSetProposal();
  const answerProposal = useAnswerProposal();
  const [typed, setTyped] = useState<string>();
  const [stepped, setStepped] = useState<Quantity>();
  /** Whether what is typed has not been taken over: known at once, when Enter takes it and leaves the cell. */
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef<() => void>(undefined);

  const isFixed = line.IsInvalid;
  const kept = quantityOf(line.Quantity);
  const value = stepped ?? (proposal ? quantityOf(proposal.RequestedQuantity) : kept);
  const packing: Steps = packingOfLine(line);
  const packageSize = quantityOf(line.ItemPackageSize);

  const settle = (): void => {
    clearTimeout(timer.current);
    held.current = undefined;
    isTyping.current = false;
    setTyped(undefined);
    setStepped(undefined);
  };
  /** Answers whether the quantity stands, and not a question about it. */
  const take = (quantity: Quantity): boolean => {
    settle();
    const rounding = quantity === kept ? undefined : roundingOf(line, quantity);
    setProposal(id, rounding);
    if (!rounding && quantity !== kept) change(line, quantity);
    return rounding === undefined;
  };
  // What is no number, or nothing, leaves the quantity as it was.
  const read = (): Quantity => {
    const quantity = typed === undefined ? value : quantityFromInput(typed);
    return quantity > 0 ? quantity : value;
  };
  const isAsked = (quantity: Quantity): boolean =>
    proposal !== undefined && quantity === quantityOf(proposal.RequestedQuantity);
  /** Takes over what was typed or stepped, if anything was. */
  const takeEdited = (): boolean => {
    const quantity = read();
    if (typed === undefined && stepped === undefined) return proposal === undefined;
    if (isAsked(quantity)) {
      settle();
      return false;
    }
    return take(quantity);
  };
  const step = (quantity: Quantity): void => {
    if (isFixed) return;
    isTyping.current = false;
    setTyped(undefined);
    setStepped(quantity);
    clearTimeout(timer.current);
    held.current = () => take(quantity);
    timer.current = setTimeout(() => held.current?.(), REST);
  };

  // A row that leaves the page sends what it still holds.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      held.current?.();
    },
    [timer, held],
  );

  const apply = (): void => {
    if (!proposal) return;
    settle();
    answerProposal(id);
    // A split divides the whole quantity; every other proposal is the quantity itself.
    const quantity = proposal.Kind === 'clearance-split' ? proposal.RequestedQuantity : proposal.ProposedQuantity;
    if (quantity > 0) change(line, quantityOf(quantity), proposal.Kind);
    else remove(line);
  };
  const ways =
    proposal?.Kind === 'cable-cut' && proposal.ProposedQuantity === proposal.RequestedQuantity
      ? cutWays(factsOfLine(line), quantityOf(proposal.RequestedQuantity))
      : undefined;
  const takeWhole = (): void => {
    if (!ways) return;
    settle();
    answerProposal(id);
    change(line, ways.whole);
  };
  const discard = (): void => {
    settle();
    answerProposal(id);
  };

  const steps: Readonly<Record<string, () => Quantity>> = {
    '+': () => stepUp(packing, read()),
    '-': () => stepDown(packing, read()),
    'Alt ArrowUp': () => stepUp(packing, read()),
    'Alt ArrowDown': () => stepDown(packing, read()),
    ...(packageSize > 0 && {
      'Alt PageUp': () => stepUp(packing, read(), packageSize),
      'Alt PageDown': () => stepDown(packing, read(), packageSize),
    }),
  };

  const enter = (by: 1 | -1): void => {
    if (isAsked(read())) {
      if (ways && by < 0) takeWhole();
      else apply();
    } else if (takeEdited()) move(id, by);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // With Ctrl, plus and minus are the browser's.
    const stepTo = event.ctrlKey || event.metaKey ? undefined : steps[`${event.altKey ? 'Alt ' : ''}${event.key}`];
    if (stepTo) step(stepTo());
    else if (event.key === 'Enter') enter(event.shiftKey ? -1 : 1);
    else if (event.key === 'Tab' && isTyping.current) {
      if (takeEdited()) move(id, event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && (isTyping.current || stepped !== undefined)) settle();
    else {
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') takeEdited();
      // Within a text that is typed, the keys belong to the text.
      else if (isTyping.current) event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    value,
    typed,
    proposal,
    ways,
    takeWhole,
    isFixed,
    type: (text) => {
      if (isFixed) return;
      isTyping.current = true;
      setTyped(text);
    },
    more: () => step(stepUp(packing, read())),
    less: () => step(stepDown(packing, read())),
    leave: () => {
      if (isTyping.current) takeEdited();
    },
    press,
    apply,
    discard,
  };
};
