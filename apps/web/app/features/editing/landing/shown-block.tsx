import type { ActionBlock } from '@grossist/contracts';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/index.ts';
import { ShownMaterials } from './shown-materials.tsx';

/** A block with the first of what it finds, and the way to all of it. */
export const ShownBlock = ({ block }: { block: ActionBlock }) => {
  const text = useText();
  const id = useId();
  if (block.Documents.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {block.Title}
        </h2>
        {block.Url !== '' && block.TotalCount > block.Documents.length && (
          <TextLink to={block.Url}>{text('catalogue.all', { count: block.TotalCount })}</TextLink>
        )}
      </div>
      <ShownMaterials materials={block.Documents} as={block.BlockType} />
    </section>
  );
};
