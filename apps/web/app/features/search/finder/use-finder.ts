import { type Quantity, readTypedQuantity } from '@grossist/domain';
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { hasNumber } from '../../../exact-number.ts';
import { useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { presetQuantityOf } from '../../cart/index.ts';
import { isOffline } from '../../offline/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { searchPath } from '../search-address.ts';
import { answeredChoices, type Choice, recentChoices } from './choices.ts';
import { useRecent } from './recent-searches.tsx';
import { quantityIn, useQuickSearch } from './use-quick-search.ts';
import { useSuggestionAdding } from './use-suggestion-adding.ts';

/**
 * Holds Enter that was pressed before the search had answered. Returns the function that holds it; `release` runs with the
 * answer unless the text was changed meanwhile.
 */
const useHeldEnter = (typed: string, isAnswered: boolean, release: () => void): (() => void) => {
  const held = useRef<string>(undefined);
  const onAnswer = useEffectEvent(() => {
    const isMeant = held.current === typed;
    held.current = undefined;
    if (isMeant) release();
  });
  useEffect(() => {
    if (isAnswered) onAnswer();
  }, [isAnswered]);
  return () => {
    held.current = typed;
  };
};

/** Id of the field itself among the choices. */
const FIELD = 'field';

/** Key handlers that the field calls. */
export interface FinderKeys {
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Returns true where the field stays open for the next entry. */
  submit: (event: FormEvent) => boolean;
}

interface FinderState {
  typed: string;
  onType: (typed: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  keys: Ref<FinderKeys>;
}

/** State of the search list: its choices, the active one, and what keys do with it. */
export const useFinder = ({ typed, onType, isOpen, onOpenChange, keys }: FinderState) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const wanted = typed.trim();
  const locale = useLocale();
  const isBuyer = useIsBuyer();
  const isReadOnly = useIsReadOnly();
  const [activeId, setActiveId] = useState<string>();
  const { answer, query, isCurrent, hasFailed } = useQuickSearch(wanted, isOpen);
  const { recent, limit, setLimit, remember, forget } = useRecent(isOpen && wanted === '');
  const { add, addUnseen, isAdding, cutIds, forgetCut } = useSuggestionAdding();
  const choices = useMemo(
    () => (!isOpen ? [] : answer ? answeredChoices(answer, query) : wanted === '' ? recentChoices(recent) : []),
    [isOpen, answer, query, wanted, recent],
  );
  const typedQuantity = useMemo(() => readTypedQuantity(wanted, locale), [wanted, locale]);
  /** The quantity that was typed for a choice; undefined for what can't be added, and for words that have none. */
  const typedFor = (choice: Choice | undefined): Quantity | undefined =>
    typedQuantity && isCurrent && query === typedQuantity.words && choice?.kind === 'document' && canAdd(choice)
      ? quantityIn(typedQuantity, choice.document)
      : undefined;
  const canAdd = (choice: Choice): boolean =>
    isBuyer && !isReadOnly && choice.kind === 'document' && choice.document.IsOrderable;
  // A typed quantity means that Enter adds: the first choice that it fits becomes active.
  const meant = activeId === undefined ? choices.find((choice) => typedFor(choice) !== undefined) : undefined;
  const active = meant ?? choices.find(({ id }) => id === activeId);

  const close = (): void => {
    onOpenChange(false);
    setActiveId(undefined);
  };
  const choose = (choice: Choice): void => {
    remember(choice.query || query);
    close();
  };
  const addChoice = (choice: Choice): void => {
    if (choice.kind === 'document') add(choice.document, typedFor(choice) ?? presetQuantityOf(choice.document));
  };
  const step = (by: number): void => {
    if (!isOpen) return onOpenChange(true);
    // The field itself is a position between the last choice and the first.
    const places = choices.length + 1;
    const present = active ? choices.indexOf(active) : -1;
    const next = ((present + 1 + by + places) % places) - 1;
    setActiveId(choices[next]?.id ?? FIELD);
  };

  /** Adds the active material in the typed quantity and clears the field for the next. */
  const addActive = (): void => {
    if (active) addChoice(active);
    setActiveId(undefined);
    onType('');
  };
  /** Opens the active choice, else the only material with this number; returns false where the form should be submitted. */
  const open = (): boolean => {
    const [only] = isCurrent && answer?.TotalCount === 1 ? answer.Documents : [];
    const found = only && hasNumber(only, query) ? only.Url : undefined;
    const target = active?.to ?? found ?? (isCurrent && query !== wanted ? searchPath(query) : undefined);
    remember(active?.query || (isCurrent ? query : wanted));
    close();
    if (target !== undefined) void navigate(path(target));
    return target !== undefined;
  };

  const isAnswered = isCurrent || hasFailed;
  // A material found by its complete number is added at once; one found by words needs a second Enter.
  const hold = useHeldEnter(wanted, isAnswered, () => {
    if (active?.kind === 'document' && typedFor(active) !== undefined) {
      if (hasNumber(active.document, query)) addActive();
    } else if (!open()) void navigate(path(searchPath(wanted)));
  });

  useImperativeHandle(keys, () => ({
    press: (event) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        if (active && canAdd(active)) addChoice(active);
      } else if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'Escape' && isOpen && choices.length > 0) close();
      else if (event.key === 'Escape' && typed !== '') onType('');
      else {
        // Typing resets the active choice: the next response has other choices.
        if (event.key.length === 1 || event.key === 'Backspace') setActiveId(undefined);
        return;
      }
      event.preventDefault();
    },
    /** Enter: adds the active material in the typed quantity, else opens the choice or the page of results. */
    submit: (event) => {
      const isBuying = isBuyer && !isReadOnly;
      if (isBuying && isOffline() && typedQuantity && typedQuantity.unit === undefined) {
        event.preventDefault();
        addUnseen(typedQuantity.words, typedQuantity.quantity);
        onType('');
        return true;
      }
      const isEarly = typedQuantity !== undefined && isOpen && !isAnswered && active === undefined;
      const isAdded = active !== undefined && typedFor(active) !== undefined;
      const isHeld = isBuying && isEarly;
      if (isHeld) hold();
      else if (isAdded) addActive();
      if (isHeld || isAdded || open()) event.preventDefault();
      return isHeld || isAdded;
    },
  }));

  return {
    wanted,
    choices,
    active,
    answer: isOpen ? answer : undefined,
    isCurrent: isOpen && isCurrent,
    hasFailed: isOpen && hasFailed,
    choose,
    canAdd,
    typedFor,
    addChoice,
    isAdding,
    cutIds,
    forgetCut,
    limit: isOpen && wanted === '' ? limit : undefined,
    setLimit,
    forget: (): void => {
      forget();
      notify(text('search.history.cleared'));
    },
  };
};
