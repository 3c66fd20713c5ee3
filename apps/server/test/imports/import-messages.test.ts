import { importMessage } from '@grossist/catalogue-formats';
import { getImport, getImportLines } from '@grossist/contracts';
import { expect, it } from 'vitest';
import { endRun } from '../../src/areas/imports/run-store.ts';
import { anEditor } from '../support/an-editor.ts';
import { testDatabase } from '../support/database.ts';
import { importingApp } from './importing-app.ts';
import { aMaterialRecord } from './records.ts';
import { importing } from './run.ts';

const { db } = await testDatabase();
const app = await importingApp(db);

it('stores report messages so that they can be translated for each editor', async () => {
  const { runId } = await importing(db, [
    aMaterialRecord({ supplierCode: 'nobody' }),
    aMaterialRecord({ sapMaterialNumber: '' }),
  ]);
  const editor = await anEditor(db, app);
  const { Lines } = await editor.answer(getImportLines, { params: { importId: runId }, query: {} });
  expect(Lines).toMatchObject([
    {
      Line: 1,
      Code: 'unknown-reference',
      Text: 'the supplier "nobody" is unknown',
      Said: { Says: 'the {0} {1} is unknown', Values: [{ Says: 'supplier', Values: [] }, '"nobody"'], Times: null },
    },
    { Line: 2, Code: 'bad-value', Said: { Says: '{0} is empty', Values: ['sapMaterialNumber'], Times: null } },
  ]);
});

it('a failure as well', async () => {
  const { runId } = await importing(db, []);
  await endRun(db, runId, {
    outcome: 'failed',
    failure: 'The file is empty.',
    message: importMessage`The file is empty.`,
  });
  const editor = await anEditor(db, app);
  const run = await editor.answer(getImport, { params: { importId: runId } });
  expect(run).toMatchObject({ Failure: 'The file is empty.', FailureSaid: { Says: 'The file is empty.', Values: [] } });
});
