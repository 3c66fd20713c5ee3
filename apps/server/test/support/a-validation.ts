import { validateFile } from '../../src/areas/order-validation/commands/validate-file.ts';
import { readDocument } from '../../src/areas/order-validation/index.ts';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { aSupportPerson } from './a-support-person.ts';

/** A search that never gets ready: nothing is suggested. */
export const silentSearch: SearchEngine = {
  search: async () => ({ total: 0, hits: [], facets: [] }),
  complete: async () => ({ completions: [] }),
  lookup: async (numbers) => numbers.map(() => []),
  caughtUp: async () => undefined,
  rebuild: async () => undefined,
  isReady: () => false,
  close: async () => undefined,
};

export interface ValidationTraits {
  /** What the file holds: a CSV with a header by default. */
  content: string | Uint8Array;
  fileName?: string;
  erp?: Erp;
}

/** The first order of a file as it was validated by somebody of support. */
export const aValidation = async (
  db: Database,
  { content, fileName = 'order.csv', erp = openEmbeddedErp(db) }: ValidationTraits,
): Promise<{ id: string; lineIds: readonly string[] }> => {
  const validate = validateFile({ db, erp, search: silentSearch, read: readDocument });
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const { validations } = await validate(await aSupportPerson(db), { fileName, bytes });
  const id = validations[0]?.id ?? '';
  const lines = await db
    .selectFrom('order_validation_lines')
    .select('id')
    .where('validation_id', '=', id)
    .orderBy('position')
    .execute();
  return { id, lineIds: lines.map((line) => line.id) };
};
