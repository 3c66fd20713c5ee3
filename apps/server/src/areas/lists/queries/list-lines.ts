import type { LineOrder, VariationListLine } from '@grossist/contracts';
import { isOrderable, type MaterialStatus, quantityOf, quantityToNumber } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { resolvedNumber } from '../../../unresolved-number.ts';
import {
  type CatalogueAccess,
  type CatalogueReader,
  findListMarks,
  findVisibleDocuments,
  markDocuments,
  presentDocument,
} from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { hasWords, visibleLine } from './list-rows.ts';
import type { ReadVisibleLines } from './visible-lines.ts';

export interface LinesWanted {
  /** As it was typed; empty: all lines. */
  filter: string;
  orderBy: LineOrder;
  isDescending: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** A list that the buyer may read, as far as the page depends on it. */
export interface SeenList {
  id: string;
  version: number;
}

export interface LinesPage {
  /** Of the list that the page shows. */
  version: number;
  lines: readonly VariationListLine[];
  /** Lines that the filter keeps. */
  total: number;
  /** Lines whatever the filter. */
  totalOfList: number;
  hasUnavailable: boolean;
}

const orderOf = ({ orderBy, isDescending }: LinesWanted, language: string): RawBuilder<unknown> => {
  const keys: Record<LineOrder, RawBuilder<unknown>> = {
    position: sql`l.position`,
    name: sql`lower(coalesce(m.names ->> ${language}, m.names ->> 'en', m.code) collate "default")`,
    number: sql`l.sap_material_number`,
    addedAt: sql`l.added_at`,
  };
  return isDescending
    ? sql`${keys[orderBy]} desc, l.sap_material_number desc`
    : sql`${keys[orderBy]}, l.sap_material_number`;
};

interface PageRow {
  version: number;
  total: number;
  total_of_list: number;
  has_unavailable: boolean;
  /** Null: the page has no line. */
  line: {
    id: string;
    number: string;
    position: number;
    note: string;
    usualQuantity: number | null;
    addedAt: string;
    addedByName: string;
    status: MaterialStatus;
    replacedBy: string;
  } | null;
}

const readPage = async (
  db: Database,
  listId: string,
  isVisible: RawBuilder<boolean>,
  wanted: LinesWanted,
  language: string,
): Promise<readonly PageRow[]> => {
  const { page, pageSize } = wanted;
  const { rows } = await sql<PageRow>`
    with lines as materialized (
      select l.id, l.sap_material_number, l.position, l.note, l.usual_quantity, l.added_by, l.added_at, m.status,
        m.replaced_by, ${hasWords(wanted.filter, sql`l.note`)} as matches,
        row_number() over (order by ${hasWords(wanted.filter, sql`l.note`)} desc, ${orderOf(wanted, language)}) as place
      from variation_list_lines l join materials m on m.sap_material_number = l.sap_material_number
      where l.list_id = ${listId} and l.removed_at is null and ${isVisible}
    ), counts as (
      select count(*) filter (where matches) as total, count(*) as total_of_list,
        coalesce(bool_or(status in ('30', '40')), false) as has_unavailable from lines
    )
    select v.version, counts.*, p.line from variation_lists v cross join counts left join lateral (
      select l.place, json_build_object('id', l.id, 'number', l.sap_material_number, 'position', l.position,
        'note', l.note, 'usualQuantity', l.usual_quantity, 'addedAt', l.added_at,
        'addedByName', coalesce(c.name, ''), 'status', l.status, 'replacedBy', l.replaced_by) as line
      from lines l left join contacts c on c.id = l.added_by
      where l.matches and l.place > ${(page - 1) * pageSize} and l.place <= ${page * pageSize}
    ) p on true
    where v.id = ${listId} order by p.place`.execute(db);
  return rows;
};

const reasonOf = (status: MaterialStatus): VariationListLine['UnavailableReason'] => {
  if (isOrderable(status)) return null;
  return status === '30' ? 'blocked' : 'obsolete';
};

/**
 * Returns a page of the lines that the buyer may see of a list. At most five queries, whatever the list's length: which
 * are visible, lines, documents, successors and marks; one more when the list changes meanwhile. The caller has checked
 * that the buyer may read the list. [vl-01]
 */
export const listLines = ({ db, catalogue }: CatalogueAccess, visibleOf: ReadVisibleLines) => {
  const documentsOf = catalogue.documents;
  const visibleDocumentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);
  const pageOf = async (buyer: Buyer, list: SeenList, wanted: LinesWanted, language: string) => {
    const seen = (await visibleOf(buyer, [list])).get(list.id);
    const isNotHidden = sql<boolean>`l.sap_material_number <> all(${[...(seen?.hidden ?? [])]}::text[])`;
    const rows = await readPage(db, list.id, isNotHidden, wanted, language);
    // Of another version of the list it is not known which lines are hidden.
    return seen !== undefined && rows[0]?.version === seen.version
      ? rows
      : readPage(db, list.id, visibleLine(buyer), wanted, language);
  };
  return async (buyer: Buyer, list: SeenList, wanted: LinesWanted, reader: CatalogueReader): Promise<LinesPage> => {
    const rows = await pageOf(buyer, list, wanted, reader.language);
    const lines = rows.flatMap(({ line }) => line ?? []);
    const numbers = lines.map(({ number }) => number);
    const successors = [...new Set(lines.map(({ replacedBy }) => resolvedNumber(replacedBy)))].filter(
      (number) => number !== '',
    );
    const [documents, replacements, marks] = await Promise.all([
      documentsOf(numbers, reader.market),
      visibleDocumentsOf(successors, reader),
      marksOf(reader.contactId, [...numbers, ...successors]),
    ]);
    const presented = markDocuments(
      [...documents, ...replacements].map((row) => presentDocument(row, reader.language)),
      marks,
    );
    const byNumber = new Map(presented.map((document) => [document.ItemSAPMaterialNumber, document]));
    const shownSuccessors = new Set(replacements.map((row) => row.sap_material_number));
    return {
      version: rows[0]?.version ?? list.version,
      lines: lines.flatMap((line) => {
        const document = byNumber.get(line.number);
        if (document === undefined) return [];
        return {
          ...document,
          LineId: line.id,
          Position: line.position,
          Note: line.note,
          UsualQuantity: line.usualQuantity === null ? null : quantityToNumber(quantityOf(line.usualQuantity)),
          AddedAt: new Date(line.addedAt).toISOString(),
          AddedByName: line.addedByName,
          IsAvailable: isOrderable(line.status),
          UnavailableReason: reasonOf(line.status),
          Successor: (shownSuccessors.has(line.replacedBy) && byNumber.get(line.replacedBy)) || null,
        };
      }),
      total: rows[0]?.total ?? 0,
      totalOfList: rows[0]?.total_of_list ?? 0,
      hasUnavailable: rows[0]?.has_unavailable ?? false,
    };
  };
};
