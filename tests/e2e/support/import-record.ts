import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { getImport, type ImportRunDetails, uploadImport } from '@grossist/contracts';
import { eventually } from './eventually.ts';
import { shopAddress } from './shop-address.ts';
import { signedIn } from './signed-in.ts';

/** Imports a record as an editor does, and waits until it is in or refused. */
export const importRecord = async (record: CatalogueRecord): Promise<ImportRunDetails> => {
  const editor = await signedIn('editor@grossist.example');
  const response = await fetch(new URL(`${uploadImport.path}?fileName=${record.kind}.ndjson`, shopAddress()), {
    method: uploadImport.method,
    headers: { ...editor.headers(), 'content-type': 'application/octet-stream' },
    body: `${JSON.stringify(record)}\n`,
  });
  const { ImportId } = uploadImport.response.parse(await response.json());
  const run = () => editor.call(getImport, { params: { importId: ImportId } });
  await eventually(async () => (await run()).State).toBe('done');
  return run();
};
