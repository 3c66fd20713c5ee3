import { getHeader, type HeaderEntry } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';

const DEPTH = 4;
const FRESH = 300_000;

type Place = Pick<HeaderEntry, 'CatalogNodeId' | 'Url'> & { Children?: readonly Place[] };

const placeAt = (places: readonly Place[], path: string): string | undefined => {
  for (const { CatalogNodeId, Url, Children = [] } of places) {
    const found = Url === path ? CatalogNodeId : placeAt(Children, path);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Tells the place of the catalogue at a path; empty where there is none. */
export const useNodeAt = (): ((path: string) => string) => {
  const cultureName = useLocale();
  const { data } = useOperationQuery(getHeader, { query: { depth: DEPTH, cultureName } }, { staleTime: FRESH });
  return (path) => (path === '' ? '' : (placeAt(data?.Items ?? [], path) ?? ''));
};
