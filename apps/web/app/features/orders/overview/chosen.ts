import { useFormat, useText } from '../../../i18n/index.ts';
import type { ChosenChip } from '../../../ui/index.ts';
import { FACET_NAMES, type Facet, useValueName } from './order-facets.tsx';
import { FACET_KEYS, type OrdersWanted, toggledFacet } from './orders-address.ts';

/** Returns the active filters as chips: the search, the days, the facets. */
export const useChosen = (
  wanted: OrdersWanted,
  facets: readonly Facet[],
  hrefOf: (next: OrdersWanted) => string,
): ChosenChip[] => {
  const text = useText();
  const format = useFormat();
  const nameOf = useValueName();
  const chips: ChosenChip[] = [];
  const { query, from, until } = wanted;
  if (query !== '') chips.push({ key: 'query', name: `“${query}”`, href: hrefOf({ ...wanted, query: '', page: 1 }) });
  if (from !== '' || until !== '') {
    const shown = (day: string): string => (day === '' ? '…' : format.date(day));
    chips.push({
      key: 'days',
      name: text('orders.days.chosen', { from: shown(from), until: shown(until) }),
      href: hrefOf({ ...wanted, from: '', until: '', page: 1 }),
    });
  }
  for (const key of FACET_KEYS) {
    for (const value of wanted.facets.get(key) ?? []) {
      chips.push({
        key: `${key}:${value}`,
        name: `${text(FACET_NAMES[key])}: ${nameOf(key, value, facets)}`,
        href: hrefOf(toggledFacet(wanted, key, value)),
      });
    }
  }
  return chips;
};
