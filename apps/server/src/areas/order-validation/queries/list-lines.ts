import type { ValidatedLine } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import type { Person } from '../../identity/index.ts';
import { buyerOfValidation } from '../commands/reassess.ts';
import { scopeOf, type ValidationDeps } from '../deps.ts';
import { materialFacts } from '../matching/material-facts.ts';
import { type LineWords, presentLine, wordsFor, wordsWithoutCurrency } from '../presenter/present-line.ts';
import { type LineRow, lineOfRow, type WorkingLine } from '../store/line-rows.ts';
import type { ValidationRow } from '../store/validation-rows.ts';

interface LinesWanted {
  validationId: string;
  page: number;
  pageSize: number;
  status: string | undefined;
  search: string;
}

const MOST_FOUND = 200;

const within = (text: string): string => `%${escapeLike(text.trim().toLowerCase())}%`;

/**
 * Lines in the document's order, narrowed by what became of them and by words of the document or numbers of the chosen
 * materials, and how many there are. Two queries. [own-val-04]
 */
export const listLines =
  (db: Database) =>
  async ({ validationId, page, pageSize, status, search }: LinesWanted) => {
    const ofStatus =
      status === undefined
        ? sql<boolean>`true`
        : status === 'removed'
          ? sql<boolean>`l.is_removed`
          : sql<boolean>`l.status = ${status} and not l.is_removed`;
    const pattern = within(search);
    const fits = sql<boolean>`l.validation_id = ${validationId} and ${ofStatus} and (${search.trim()} = ''
      or l.searched like ${pattern} or l.sap_material_number in (
        select m.sap_material_number from order_validation_lines x
        join materials m on m.sap_material_number = x.sap_material_number
        where x.validation_id = ${validationId} and lower(concat_ws(' ', m.sap_material_number, m.code, m.el_number,
          m.hws_number, m.ean, m.supplier_number, m.type_designation) collate "default") like ${pattern} limit ${MOST_FOUND}))`;
    const [listed, counted] = await Promise.all([
      sql<LineRow>`select l.* from order_validation_lines l where ${fits} order by l.position
        offset ${(page - 1) * pageSize} limit ${pageSize}`.execute(db),
      sql<{ total: number }>`select count(*)::integer as total from order_validation_lines l where ${fits}`.execute(db),
    ]);
    return { lines: listed.rows.map(lineOfRow), total: counted.rows[0]?.total ?? 0 };
  };

/** Some lines of a validation, in the document's order; those that it does not have are left out. One query. */
export const linesById =
  (db: Database) =>
  async (validationId: string, lineIds: readonly string[]): Promise<readonly WorkingLine[]> => {
    const rows = await db
      .selectFrom('order_validation_lines')
      .selectAll()
      .where('validation_id', '=', validationId)
      .where('id', 'in', lineIds.length > 0 ? [...lineIds] : ['00000000-0000-0000-0000-000000000000'])
      .orderBy('position')
      .execute();
    return rows.map(lineOfRow);
  };

/** Returns the wording in which lines of a validation are presented. */
export const lineWordsOf = (
  row: Pick<ValidationRow, 'document' | 'price_summary' | 'part_count'>,
  house: Person,
  market: Person['market'],
  currency: string | null,
): LineWords => ({
  language: languageOf(house.locale),
  words: wordsFor(house.locale, market, currency),
  documentWords:
    row.document.currency === ''
      ? wordsWithoutCurrency(house.locale, market)
      : wordsFor(house.locale, market, row.document.currency),
  partCount: row.part_count,
});

/** Lines as they are answered, in the words of the caller. Two queries, however many lines. */
export const linesAnswer = (deps: ValidationDeps) => {
  const buyerFor = buyerOfValidation(deps);
  const factsOf = materialFacts(deps.db);
  return async (house: Person, row: ValidationRow, lines: readonly WorkingLine[]): Promise<ValidatedLine[]> => {
    const buyer = await buyerFor(row);
    const materials = lines.flatMap(({ candidates, material }) => [
      ...candidates.map((each) => each.material),
      ...(material === null ? [] : [material]),
    ]);
    const facts = await factsOf(scopeOf(buyer, house), materials);
    const words = lineWordsOf(row, house, buyer?.market ?? house.market, buyer?.account.currency ?? null);
    return lines.map((line) => presentLine(line, facts, words));
  };
};
