import { getHeader } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer } from '../../../http/answer.ts';
import { catalogueReaderOf } from '../../catalogue/index.ts';
import { mayPreview } from '../../identity/index.ts';
import { showHeader } from './show-header.ts';

/** [ctx-04] */
export const headerRoutes = (db: Database, search: SearchEngine): readonly Answer[] => {
  const shown = showHeader(db, search);
  return [
    answer(getHeader, async ({ query }, { visitor }) =>
      shown(
        { path: query.path, isEditing: mayPreview(visitor, query.editMode), depth: query.depth },
        catalogueReaderOf(visitor, query.cultureName),
      ),
    ),
  ];
};
