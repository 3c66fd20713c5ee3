import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useShopPath } from '../../i18n/index.ts';
import { answeredChoices, type Choice, recentChoices } from './choices.ts';
import { hasNumber } from './exact-number.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { useQuickSearch } from './use-quick-search.ts';

/** The search field's state: what is typed, what can be chosen, and what the keys do with it. */
export const useSearchBox = (field: RefObject<HTMLInputElement | null>) => {
  const navigate = useNavigate();
  const path = useShopPath();
  const { key: page } = useLocation();
  const [search] = useSearchParams();
  const query = search.get('query') ?? '';
  const [typed, setTyped] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [shownPage, setShownPage] = useState(page);

  // Another page shows its own query, and nothing below the field.
  if (shownPage !== page) {
    setShownPage(page);
    setTyped(query);
    setOpen(false);
    setActiveId(undefined);
  }
  useEffect(() => {
    // What was typed before any script ran stays; only the element knows it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (field.current) setTyped(field.current.value);
  }, [field]);

  const wanted = typed.trim();
  const { answer, isCurrent, hasFailed } = useQuickSearch(wanted, isOpen);
  const choices = useMemo(
    () => (answer ? answeredChoices(answer, wanted) : wanted === '' ? recentChoices(recent) : []),
    [answer, wanted, recent],
  );
  const active = isOpen ? choices.find(({ id }) => id === activeId) : undefined;

  const open = (): void => {
    setRecent(recentSearches());
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setActiveId(undefined);
  };
  const choose = (choice: Choice): void => {
    rememberSearch(choice.query || wanted);
    close();
  };
  const step = (by: number): void => {
    if (!isOpen) return open();
    // The field itself is a place between the last choice and the first.
    const places = choices.length + 1;
    const present = active ? choices.indexOf(active) : -1;
    const next = ((present + 1 + by + places) % places) - 1;
    setActiveId(choices[next]?.id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape' && isOpen && choices.length > 0) close();
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
  };

  /** Enter: the active choice, else the only material with this number, else the page of results. */
  const onSubmit = (event: FormEvent): void => {
    const [only] = isCurrent && answer?.TotalCount === 1 ? answer.Documents : [];
    const target = active?.to ?? (only && hasNumber(only, wanted) ? only.Url : undefined);
    rememberSearch(active?.query || wanted);
    close();
    if (target === undefined) return;
    event.preventDefault();
    void navigate(path(target));
  };

  return {
    typed,
    type: (text: string): void => {
      setTyped(text);
      setActiveId(undefined);
      open();
    },
    choices: isOpen ? choices : [],
    active,
    answer: isOpen ? answer : undefined,
    isCurrent,
    hasFailed: isOpen && hasFailed,
    open,
    close,
    choose,
    onKeyDown,
    onSubmit,
  };
};
