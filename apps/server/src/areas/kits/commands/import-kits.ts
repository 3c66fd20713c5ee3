import { MOST_KIT_ITEMS, MOST_KITS } from '@grossist/contracts';
import { addQuantity, decimalSignOf, packedQuantity, type Quantity } from '@grossist/domain';
import { type Database, transaction } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { type Material, meaningOf, type ReadLinesFile, readWishes, resolveNumbers } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockProject } from '../locks.ts';
import { KITS, writeItems } from '../packed/items.ts';
import { insertKitsIntoProject } from './create-kits.ts';

export interface ImportResult {
  kind: 'invalid-file' | 'unknown-article-number' | 'amount-adjusted' | 'unexpected-error';
  /** From 1; 0 for the file as a whole. */
  lineNumber: number;
  text: string;
  /** Stable word, '' without. */
  reason: string;
  /** Undefined where the row was left out. */
  quantity: Quantity | undefined;
}

type LinesOfFile = Awaited<ReturnType<ReadLinesFile>>;

export interface ImportedKits {
  kitIds: readonly string[];
  results: readonly ImportResult[];
  /** The user has to choose that of the quantities; then nothing was added. */
  quantityColumns: LinesOfFile['quantityColumns'];
}

export interface KitsFile {
  fileName: string;
  content: Buffer;
  /** From 1; 0 for a file without quantities. */
  quantityColumn: number | undefined;
}

interface NewItem {
  sapMaterialNumber: string;
  material: Material;
  quantity: Quantity;
  lineNumber: number;
  text: string;
}

type NewKits = Map<string, Map<string, NewItem>>;

const leftOut = (kind: ImportResult['kind'], lineNumber: number, text: string, reason = ''): ImportResult => ({
  kind,
  lineNumber,
  text,
  reason,
  quantity: undefined,
});

/** "kit_Stairs 3.csv" is the kit "Stairs 3". */
const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/^kit_/, '')
    .trim()
    .slice(0, 100);

const skippedResult = ({ rowNumber, text, kind }: LinesOfFile['skipped'][number]): ImportResult =>
  kind === 'no-identifier' || kind === 'identifier-too-long'
    ? leftOut('unknown-article-number', rowNumber, text)
    : leftOut('unexpected-error', rowNumber, text, kind);

/** Adds a row to its kit; undefined when there is no room for it. */
const put = (kits: NewKits, kitName: string, item: NewItem): 'put' | 'too-many-kits' | 'too-many-items' => {
  const kit = kits.get(kitName) ?? new Map<string, NewItem>();
  if (!kits.has(kitName) && kits.size >= MOST_KITS) return 'too-many-kits';
  const known = kit.get(item.sapMaterialNumber);
  if (known === undefined && kit.size >= MOST_KIT_ITEMS) return 'too-many-items';
  kits.set(kitName, kit);
  if (known === undefined) kit.set(item.sapMaterialNumber, item);
  else known.quantity = addQuantity(known.quantity, item.quantity);
  return 'put';
};

/** Rounds what each kit holds to the packing rules; items that can't be counted are dropped, and kits without items. */
const packAll = (kits: NewKits, results: ImportResult[]) =>
  [...kits].flatMap(([name, items]) => {
    const packed = [...items.values()].flatMap(({ material, quantity, lineNumber, text, sapMaterialNumber }) => {
      const rounded = packedQuantity(material, quantity);
      if (rounded === undefined) {
        results.push(leftOut('unexpected-error', lineNumber, text, 'wrong-quantity'));
        return [];
      }
      if (rounded.changed) {
        results.push({ kind: 'amount-adjusted', lineNumber, text, reason: '', quantity: rounded.quantity });
      }
      return [{ sapMaterialNumber, quantity: rounded.quantity }];
    });
    return packed.length === 0 ? [] : [{ name, items: packed }];
  });

/**
 * Adds the kits of a file to a project: valid rows in one transaction, the others reported line by line. Without a
 * valid row nothing is added. Constant queries, however many rows. [kit-32]
 * @throws Failure 404 for another's project, 409 for an ordered one, 422 `too-many-kits`, 429 while too many files wait
 */
export const importKits = (db: Database, readLinesFile: ReadLinesFile) => {
  const materialsOf = resolveNumbers(db);

  const read = async (buyer: Buyer, file: KitsFile): Promise<LinesOfFile | ImportResult> => {
    try {
      return await readLinesFile(buyer.contactId, {
        fileName: file.fileName,
        content: file.content,
        reading: {
          decimalSign: decimalSignOf(buyer.locale),
          quantityColumn: file.quantityColumn === 0 ? 'none' : file.quantityColumn,
        },
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 422) throw error;
      return leftOut('invalid-file', 0, error.detail ?? '', error.code);
    }
  };

  return async (buyer: Buyer, projectId: string, file: KitsFile): Promise<ImportedKits> => {
    // Before the file is read: somebody else's project must not cost a thread.
    await transaction(db, (tx) => lockProject(tx, buyer, projectId));
    const found = await read(buyer, file);
    if ('kind' in found) return { kitIds: [], results: [found], quantityColumns: [] };
    const { lines, rows, skipped, rowsBeyondLimit, quantityColumns } = found;
    if (quantityColumns.length > 0) return { kitIds: [], results: [], quantityColumns };
    const results = skipped.map(skippedResult);
    if (lines.length + skipped.length === 0) results.push(leftOut('invalid-file', 0, '', 'no-lines'));
    if (rowsBeyondLimit > 0) results.push(leftOut('unexpected-error', 0, String(rowsBeyondLimit), 'too-many-lines'));
    const wishes = readWishes(lines);
    const candidates = await materialsOf(
      buyer,
      wishes.map(({ identifier }) => identifier),
      'both',
    );
    const kits: NewKits = new Map();
    const otherwise = nameOfFile(file.fileName);
    for (const [index, wish] of wishes.entries()) {
      const { rowNumber = 0, kit } = rows[wish.lineNumber - 1] ?? {};
      const meaning = meaningOf(wish, candidates[index] ?? []);
      if ('fault' in meaning) {
        const isUnknown = meaning.fault === 'unknown-article-number';
        results.push(
          isUnknown
            ? leftOut('unknown-article-number', rowNumber, wish.line)
            : leftOut('unexpected-error', rowNumber, wish.line, meaning.fault),
        );
        continue;
      }
      const { material, quantity } = meaning;
      const { sapMaterialNumber } = material;
      const item = { sapMaterialNumber, material, quantity, lineNumber: rowNumber, text: wish.line };
      const outcome = put(kits, kit ?? otherwise, item);
      if (outcome !== 'put') results.push(leftOut('unexpected-error', rowNumber, wish.line, outcome));
    }
    const packed = packAll(kits, results);
    const sorted = results.toSorted((one, other) => one.lineNumber - other.lineNumber);
    if (packed.length === 0) return { kitIds: [], results: sorted, quantityColumns: [] };
    const kitIds = await transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      const ids = await insertKitsIntoProject(
        tx,
        buyer,
        project,
        packed.map(({ name }) => name),
      );
      await writeItems(
        tx,
        KITS,
        packed.flatMap(({ items }, index) => items.map((item) => ({ ...item, ownerId: ids[index] ?? '' }))),
      );
      return ids;
    });
    return { kitIds, results: sorted, quantityColumns: [] };
  };
};
