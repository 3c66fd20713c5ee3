import { getHeader, type HeaderEntry } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { ComboBox, type Option } from '../../../ui/choices/index.ts';

const DEPTH = 4;
/** Milliseconds: the tree rarely changes while somebody edits. */
const STALE_MS = 300_000;

type Place = Pick<HeaderEntry, 'CatalogNodeId' | 'Name' | 'Url'> & { Children?: readonly Place[] };

const optionsOf = (places: readonly Place[], above: string): Option[] =>
  places.flatMap(({ CatalogNodeId: id, Name: name, Children = [] }) => [
    { id, name, ...(above !== '' && { detail: above }) },
    ...optionsOf(Children, above === '' ? name : `${above} › ${name}`),
  ]);

/** Returns the catalog nodes as choices, each with its path. [ctx-04] */
export const useNodes = (): readonly Option[] => {
  const cultureName = useLocale();
  const { data } = useOperationQuery(getHeader, { query: { depth: DEPTH, cultureName } }, { staleTime: STALE_MS });
  return data ? optionsOf(data.Items, '') : [];
};

type PathEntry = Pick<HeaderEntry, 'CatalogNodeId' | 'Url'> & { Children?: readonly PathEntry[] };

const placeAt = (places: readonly PathEntry[], path: string): string | undefined => {
  for (const { CatalogNodeId, Url, Children = [] } of places) {
    const found = Url === path ? CatalogNodeId : placeAt(Children, path);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Returns a function that finds the id of the catalog node at a path; empty where there is none. */
export const useNodeAt = (): ((path: string) => string) => {
  const cultureName = useLocale();
  const { data } = useOperationQuery(getHeader, { query: { depth: DEPTH, cultureName } }, { staleTime: STALE_MS });
  return (path) => (path === '' ? '' : (placeAt(data?.Items ?? [], path) ?? ''));
};

interface NodeFieldProps {
  /** Empty: none. */
  nodeId: string;
  onChange: (nodeId: string) => void;
}

/** Chooses a catalog node by its name. */
export const NodeField = ({ nodeId, onChange }: NodeFieldProps) => {
  const text = useText();
  const nodes = useNodes();
  return (
    <ComboBox
      key={nodes.length}
      label={text('editing.node')}
      placeholder={text('editing.node.none')}
      defaultItems={nodes}
      selectedKey={nodeId === '' ? null : nodeId}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
    />
  );
};
