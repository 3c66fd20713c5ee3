import type { ActionBlockSettings } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { useNodes } from '../parts/use-nodes.ts';
import { facetsOf } from './block-fields.ts';

/** What a block shows, in a line. */
export const BlockShows = ({ block }: { block: ActionBlockSettings }) => {
  const text = useText();
  const nodes = useNodes();
  const parts = [
    text(`editing.blocks.type.${block.BlockType}`),
    nodes.find(({ id }) => id === block.CatalogNodeId)?.name ?? block.CatalogNodeId,
    block.SearchTerm === '' ? '' : `“${block.SearchTerm}”`,
    ...facetsOf(block.SelectedFacetsJson).map(({ Key, Values }) => `${Key}: ${Values.join(', ')}`),
  ];
  return <p className="truncate text-sm text-muted">{parts.filter((part) => part !== '').join(' · ')}</p>;
};
