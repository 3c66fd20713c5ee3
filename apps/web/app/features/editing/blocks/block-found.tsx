import { commerceSearch } from '@grossist/contracts';
import { useDeferredValue } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Picture } from '../../../ui/index.ts';
import type { BlockFields } from './block-fields.ts';

const SHOWN = 4;

type Shown = Pick<BlockFields, 'nodeId' | 'term' | 'facets' | 'sort'>;

/** What a block with these settings would show now. */
export const BlockFound = (fields: Shown) => {
  const text = useText();
  const cultureName = useLocale();
  const { nodeId, term, facets, sort } = useDeferredValue(fields);
  const isEmpty = nodeId === '' && term.trim() === '' && facets.length === 0;
  const { data } = useOperationQuery(
    commerceSearch,
    {
      body: {
        cultureName,
        Query: term.trim(),
        PageSize: SHOWN,
        SelectedFacets: facets.map(({ Key, Values }) => ({ Key, Values: [...Values] })),
        ...(nodeId !== '' && { CatalogNodeId: nodeId }),
        ...(sort !== '' && { SortKey: sort }),
      },
    },
    { keepPrevious: true, enabled: !isEmpty },
  );
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3">
      <p role="status" className="text-sm font-semibold">
        {isEmpty ? text('editing.problem.blockEmpty') : text('catalogue.count', { count: data?.TotalCount ?? 0 })}
      </p>
      {!isEmpty && (
        <ul className="grid min-h-12 gap-1">
          {data?.Documents.map((material) => (
            <li key={material.Code} className="flex items-center gap-2 text-sm">
              <Picture src={material.ImageUrl} alt="" width={32} height={32} />
              <span className="truncate">{material.ItemLocalMaterialName}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
