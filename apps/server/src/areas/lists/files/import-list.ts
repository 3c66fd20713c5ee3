/** Imports a CSV or XLSX file into a list: matches its rows with materials, and adds them. */

import type { ListImportReason } from '@grossist/contracts';
import {
  decimalSignOf,
  isOrderable,
  type ListRow,
  type ListRows,
  type Quantity,
  quantityToDecimal,
} from '@grossist/domain';
import type { z } from 'zod';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import { type ReadListFile, type ResolvedMaterial, resolveNumbers, salesUnitsOf } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type ChangedMaterials, changeMaterials } from '../commands/change-materials.ts';
import { insertList, lockRoomForList } from '../commands/own-lists.ts';
import type { ListLimits } from '../limits.ts';
import { lockListToEdit, requireList, requireRight } from '../policy.ts';

type ImportReason = z.infer<typeof ListImportReason>;

/** A row of a file and the material that it names. */
interface MatchedRow {
  row: ListRow;
  sapMaterialNumber: string;
  /** In sales units; undefined for a row without a quantity. */
  quantity: Quantity | undefined;
}

interface RefusedRow {
  rowNumber: number;
  text: string;
  reason: ImportReason;
}

const sapOf = ({ sapMaterialNumber }: ResolvedMaterial): string => sapMaterialNumber;

/** Keeps those of the candidates that the row's other numbers name as well, as long as that leaves any. */
const narrowed = (first: readonly ResolvedMaterial[], others: readonly (readonly ResolvedMaterial[])[]) =>
  others.reduce((candidates, other) => {
    const named = new Set(other.map(sapOf));
    const both = candidates.filter((each) => named.has(each.sapMaterialNumber));
    return candidates.length > 1 && both.length > 0 ? both : candidates;
  }, first);

/**
 * Returns the material that a row means by the materials that bear its numbers: its first number counts, its others
 * decide where several materials bear that; then the one that can be ordered, as in the cart.
 */
const materialOf = (candidates: readonly (readonly ResolvedMaterial[])[]): ResolvedMaterial | ImportReason => {
  const [first = [], ...others] = candidates;
  const left = narrowed(first, others);
  const orderable = left.filter(({ status }) => isOrderable(status));
  const [material, ...more] = orderable.length > 0 ? orderable : left;
  if (material === undefined) return 'unknown-article-number';
  return more.length > 0 ? 'ambiguous-article-number' : material;
};

/**
 * Matches the rows of a file with materials.
 * @param candidatesOf materials of each number of each row
 */
const matchRows = (
  rows: readonly ListRow[],
  candidatesOf: readonly (readonly (readonly ResolvedMaterial[])[])[],
): { matched: MatchedRow[]; refused: RefusedRow[] } => {
  const matched: MatchedRow[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { rowNumber, text } = row;
    const material = materialOf(candidatesOf[index] ?? []);
    if (typeof material === 'string') {
      refused.push({ rowNumber, text, reason: material });
      continue;
    }
    const { sapMaterialNumber } = material;
    const quantity =
      row.quantity === undefined ? undefined : salesUnitsOf({ ...row, quantity: row.quantity }, material);
    if (typeof quantity === 'object') refused.push({ rowNumber, text, reason: 'invalid-quantity' });
    else matched.push({ row, sapMaterialNumber, quantity });
  }
  return { matched, refused };
};

interface ListImport {
  /** Either the list to read into, or the name of a new one. */
  listId: string | undefined;
  name: string | undefined;
  description: string;
  fileName: string;
  content: Uint8Array;
  /** From 1; 0 for a file without quantities; absent: the reader decides. */
  quantityColumn: number | undefined;
}

interface ImportedList {
  /** Undefined where nothing was imported. */
  listId: string | undefined;
  added: number;
  alreadyThere: number;
  refused: readonly RefusedRow[];
  assumed: ListRows['assumed'];
  quantityColumns: ListRows['quantityColumns'];
}

export interface ImportListDeps {
  db: Database;
  limits: ListLimits;
  readListFile: ReadListFile;
}

/** A longer note is cut, at a whole character. */
const LONGEST_NOTE = 500;

/** Control characters that no text of the shop holds. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const noteOf = (note: string): string => {
  const cleaned = note.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '').trim();
  return cleaned.length <= LONGEST_NOTE ? cleaned : cleaned.slice(0, LONGEST_NOTE).replace(/[\ud800-\udbff]$/, '');
};

const choose = ({ listId, name }: ListImport): void => {
  if ((listId === undefined) === (name === undefined)) {
    throw breaksRule('choose-list', 'Choose a list, or name a new one');
  }
};

const lockTarget = async (tx: Transaction, buyer: Buyer, wanted: ListImport, limits: ListLimits) => {
  if (wanted.listId !== undefined) return lockListToEdit(tx, buyer, wanted.listId);
  await lockRoomForList(tx, buyer, limits);
  const id = await insertList(tx, buyer, { name: wanted.name ?? '', description: wanted.description });
  return lockListToEdit(tx, buyer, id);
};

/** The rows whose material the list has no room for. */
const beyond = (matched: readonly MatchedRow[], { notAdded }: ChangedMaterials): RefusedRow[] => {
  const reasons = new Map(notAdded.map(({ number, reason }) => [number, reason]));
  return matched.flatMap(({ row: { rowNumber, text }, sapMaterialNumber }): RefusedRow[] => {
    const reason = reasons.get(sapMaterialNumber);
    if (reason === undefined) return [];
    return [{ rowNumber, text, reason: reason === 'list-full' ? 'list-full' : 'unknown-article-number' }];
  });
};

const byRow = (one: RefusedRow, other: RefusedRow): number => one.rowNumber - other.rowNumber;

/**
 * Reads a CSV or XLSX file into a list that the buyer may edit, or into a new one: all rows that name a material in one
 * transaction; the others are reported with their row. Where no row does, nothing is changed and no list created. A
 * constant number of statements. [own-vl-10]
 * @throws Failure 404, 403 without edit rights, 422 `choose-list`, `unreadable-file`, `too-many-lists`, 429
 */
export const importList = ({ db, limits, readListFile }: ImportListDeps) => {
  const materialsOf = resolveNumbers(db);

  /** The materials of each row's first number; of its others as well where several materials bear that. Two queries. */
  const candidatesOf = async (buyer: Buyer, rows: readonly ListRow[]) => {
    const first = await materialsOf(
      buyer,
      rows.map(({ numbers }) => numbers[0] ?? ''),
      'both',
    );
    const others = rows.map(({ numbers }, index) => ((first[index]?.length ?? 0) > 1 ? numbers.slice(1) : []));
    const asked = others.flat();
    const found = asked.length === 0 ? [] : await materialsOf(buyer, asked, 'both');
    let next = 0;
    return others.map((numbers, index) => [first[index] ?? [], ...numbers.map(() => found[next++] ?? [])]);
  };

  return async (buyer: Buyer, wanted: ListImport): Promise<ImportedList> => {
    choose(wanted);
    if (wanted.listId !== undefined) {
      // Who may not change the list need not wait for the file to be read.
      const { rights } = await requireList(db, buyer, wanted.listId);
      requireRight(rights, 'mayEditLines', 'You may read this list, but not change its lines');
    }
    const { rows, errors, assumed, quantityColumns, beyondLimit } = await readListFile(buyer.contactId, {
      fileName: wanted.fileName,
      content: wanted.content,
      mostRows: limits.lines,
      reading: {
        decimalSign: decimalSignOf(buyer.locale),
        quantityColumn: wanted.quantityColumn === 0 ? 'none' : wanted.quantityColumn,
      },
    });
    if (beyondLimit > 0) {
      throw breaksRule('too-many-rows', `A list has at most ${limits.lines} lines: shorten the file`, 'Content');
    }
    const candidates = await candidatesOf(buyer, rows);
    const { matched, refused } = matchRows(rows, candidates);
    const unread = errors.map(
      ({ rowNumber, text, kind }): RefusedRow => ({
        rowNumber,
        text,
        reason: kind.startsWith('quantity') ? 'invalid-quantity' : 'no-article-number',
      }),
    );
    const assumptions = { assumed, quantityColumns };
    if (matched.length === 0) {
      const all = [...unread, ...refused].toSorted(byRow);
      return { ...assumptions, listId: undefined, added: 0, alreadyThere: 0, refused: all };
    }
    return transaction(db, async (tx) => {
      const list = await lockTarget(tx, buyer, wanted, limits);
      const changed = await changeMaterials(tx, list, buyer, {
        toRemove: [],
        toAdd: matched.map(({ row, sapMaterialNumber, quantity }) => ({
          sapMaterialNumber,
          usualQuantity: quantity === undefined ? null : quantityToDecimal(quantity),
          note: noteOf(row.note),
        })),
        limit: limits.lines,
      });
      const full = beyond(matched, changed);
      return {
        ...assumptions,
        listId: list.id,
        added: changed.added.length,
        alreadyThere: matched.length - changed.added.length - full.length,
        refused: [...unread, ...refused, ...full].toSorted(byRow),
      };
    });
  };
};
