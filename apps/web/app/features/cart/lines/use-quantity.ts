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
import type { LineActions } from './line-actions.ts';
import { useAnswerProposal, useLineProposal, useSetProposal } from './proposals.tsx';

/** Milliseconds without another step after which a quantity is sent. */
const DEBOUNCE_MS = 300;

export interface QuantityEditing extends EditedQuantity {
  proposal: QuantityProposal | undefined;
  /** Cutting or whole packages, where the proposal is a cut. */
  ways: CutWays | undefined;
  apply: () => void;
  /** Takes whole packages instead of a cut. */
  takeWhole: () => void;
  discard: () => void;
}

/** Returns the proposal of the packing rules, which need no request. */
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
 * State of a line's quantity while it is edited: steps are debounced, a typed value is saved on blur; a broken rule
 * becomes a proposal, which Enter applies and Escape discards. [cart-13]
 */
export const useQuantity = (line: CartItem, { change, remove, move }: LineActions): QuantityEditing => {
  const id = line.CartItemId;
  const proposal = useLineProposal(id);
  const setProposal = useSetProposal();
  const answerProposal = useAnswerProposal();
  const [typed, setTyped] = useState<string>();
  const [stepped, setStepped] = useState<Quantity>();
  /** True while a typed value is unsaved; a ref, since Enter saves it and moves the focus in one event. */
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<() => void>(undefined);

  const isFixed = line.IsInvalid;
  const saved = quantityOf(line.Quantity);
  const value = stepped ?? (proposal ? quantityOf(proposal.RequestedQuantity) : saved);
  const packing: Steps = packingOfLine(line);
  const packageSize = quantityOf(line.ItemPackageSize);

  const settle = (): void => {
    clearTimeout(timer.current);
    unsent.current = undefined;
    isTyping.current = false;
    setTyped(undefined);
    setStepped(undefined);
  };
  /** Saves a quantity. Returns false if it became a proposal instead. */
  const take = (quantity: Quantity): boolean => {
    settle();
    const rounding = quantity === saved ? undefined : roundingOf(line, quantity);
    setProposal(id, rounding);
    if (!rounding && quantity !== saved) change(line, quantity);
    return rounding === undefined;
  };
  // Text that is not a number keeps the quantity.
  const read = (): Quantity => {
    const quantity = typed === undefined ? value : quantityFromInput(typed);
    return quantity > 0 ? quantity : value;
  };
  const isAsked = (quantity: Quantity): boolean =>
    proposal !== undefined && quantity === quantityOf(proposal.RequestedQuantity);
  /** Saves a typed or stepped quantity, if there is one. */
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
    unsent.current = () => take(quantity);
    timer.current = setTimeout(() => unsent.current?.(), DEBOUNCE_MS);
  };

  // An unmounted row sends its unsent quantity.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      unsent.current?.();
    },
    [timer, unsent],
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
    // With Ctrl, plus and minus zoom the page.
    const stepTo = event.ctrlKey || event.metaKey ? undefined : steps[`${event.altKey ? 'Alt ' : ''}${event.key}`];
    if (stepTo) step(stepTo());
    else if (event.key === 'Enter') enter(event.shiftKey ? -1 : 1);
    else if (event.key === 'Tab' && isTyping.current) {
      if (takeEdited()) move(id, event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && (isTyping.current || stepped !== undefined)) settle();
    else {
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') takeEdited();
      // While typing, keys belong to the text.
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
