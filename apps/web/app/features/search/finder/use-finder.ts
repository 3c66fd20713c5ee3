import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { hasNumber } from '../exact-number.ts';
import { answeredChoices, type Choice, recentChoices } from './choices.ts';
import { useQuickSearch } from './use-quick-search.ts';
import { useRecent } from './use-recent.ts';

/** What the field hands on to the list. */
export interface FinderKeys {
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
  submit: (event: FormEvent) => void;
}

interface FinderState {
  typed: string;
  onType: (typed: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  keys: Ref<FinderKeys>;
}

/** What can be chosen, and what the keys do with it. */
export const useFinder = ({ typed, onType, isOpen, onOpenChange, keys }: FinderState) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const wanted = typed.trim();
  const [activeId, setActiveId] = useState<string>();
  const { answer, isCurrent, hasFailed } = useQuickSearch(wanted, isOpen);
  const { recent, limit, setLimit, remember, forget } = useRecent(isOpen && wanted === '');
  const choices = useMemo(
    () => (!isOpen ? [] : answer ? answeredChoices(answer, wanted) : wanted === '' ? recentChoices(recent) : []),
    [isOpen, answer, wanted, recent],
  );
  const active = choices.find(({ id }) => id === activeId);

  const close = (): void => {
    onOpenChange(false);
    setActiveId(undefined);
  };
  const choose = (choice: Choice): void => {
    remember(choice.query || wanted);
    close();
  };
  const step = (by: number): void => {
    if (!isOpen) return onOpenChange(true);
    // The field itself is a place between the last choice and the first.
    const places = choices.length + 1;
    const present = active ? choices.indexOf(active) : -1;
    const next = ((present + 1 + by + places) % places) - 1;
    setActiveId(choices[next]?.id);
  };

  useImperativeHandle(keys, () => ({
    press: (event) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'Escape' && isOpen && choices.length > 0) close();
      else if (event.key === 'Escape' && typed !== '') onType('');
      else {
        // A choice among other choices is none among the next.
        if (event.key.length === 1 || event.key === 'Backspace') setActiveId(undefined);
        return;
      }
      event.preventDefault();
    },
    /** Enter: the active choice, else the only material with this number, else the page of results. */
    submit: (event) => {
      const [only] = isCurrent && answer?.TotalCount === 1 ? answer.Documents : [];
      const target = active?.to ?? (only && hasNumber(only, wanted) ? only.Url : undefined);
      remember(active?.query || wanted);
      close();
      if (target === undefined) return;
      event.preventDefault();
      void navigate(path(target));
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
    limit: isOpen && wanted === '' ? limit : undefined,
    setLimit,
    forget: (): void => {
      forget();
      notify(text('search.history.cleared'));
    },
  };
};
