import * as calls from '@grossist/contracts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { signedOut } from '../../../http/failure.ts';
import { catalogueReaderOf } from '../../catalogue/index.ts';
import { saveColumns } from './result-columns.ts';
import { searchMatrices } from './search-matrices.ts';
import { searchTable, type TableDeps } from './search-table.ts';

/** Results as tables and matrices. Anybody may search: no answer has a price or a stock. */
export const tableRoutes = (deps: TableDeps): readonly Answer[] => {
  const tableOf = searchTable(deps);
  const matricesOf = searchMatrices(deps);
  const save = saveColumns(deps);
  return [
    answer(calls.searchTable, async ({ body }, { visitor, signal }) =>
      tableOf(body, visitor, catalogueReaderOf(visitor, body.cultureName), signal),
    ),
    answer(calls.searchMatrices, async ({ body }, { visitor }) =>
      matricesOf(body, visitor, catalogueReaderOf(visitor, body.cultureName)),
    ),
    answer(calls.setTableColumns, async ({ body }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      await save(visitor.contactId, body.ClassCode, body.Columns);
      return DONE;
    }),
  ];
};
