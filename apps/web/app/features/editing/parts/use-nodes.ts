import { getHeader, type HeaderEntry } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import type { Option } from '../../../ui/choices/index.ts';

const DEPTH = 4;
/** Milliseconds: the tree hardly changes while somebody edits. */
const FRESH = 300_000;

type Place = Pick<HeaderEntry, 'CatalogNodeId' | 'Name' | 'Url'> & { Children?: readonly Place[] };

const optionsOf = (places: readonly Place[], above: string): Option[] =>
  places.flatMap(({ CatalogNodeId: id, Name: name, Children = [] }) => [
    { id, name, ...(above !== '' && { detail: above }) },
    ...optionsOf(Children, above === '' ? name : `${above} › ${name}`),
  ]);

/** The places of the catalogue as choices, each with the way to it. [ctx-04] */
export const useNodes = (): readonly Option[] => {
  const cultureName = useLocale();
  const { data } = useOperationQuery(getHeader, { query: { depth: DEPTH, cultureName } }, { staleTime: FRESH });
  return data ? optionsOf(data.Items, '') : [];
};
