import {
  getVariationFeedback,
  giveVariationFeedback,
  handleVariationFeedback,
  type OperationOutput,
} from '@grossist/contracts';
import { type Language, languageOf, type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../db/index.ts';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import { breaksRule, notFound, signedOut, tooMany } from '../../http/failure.ts';
import type { Person } from '../identity/index.ts';
import { variationUrl } from './presenter/document.ts';

const MOST_A_DAY = 20;
const WAIT_SECONDS = 3600;

interface FeedbackGiven {
  /** Code or SAP number. */
  variation: string;
  text: string;
  contact: string;
}

/**
 * Saves a user's feedback on a variation's data. [cat-07]
 * @throws Failure 422 for blank text, 404 for an unknown variation, 429 after 20 in a day
 */
const giveFeedback =
  (db: Database) =>
  (person: Person, { variation, text, contact }: FeedbackGiven): Promise<void> => {
    const trimmed = text.trim();
    if (trimmed === '') throw breaksRule('feedback-empty', 'Write what is wrong or missing', 'text');
    return transaction(db, async (tx) => {
      await sql`select from contacts where id = ${person.contactId} for no key update`.execute(tx);
      const { rows } = await sql<{ number: string | null; given: number }>`
        select (select sap_material_number from materials
            where code = ${variation} or sap_material_number = ${variation}
            order by (code = ${variation}) desc limit 1) as number,
          (select count(*) from variation_feedback
            where contact_id = ${person.contactId} and given_at > now() - interval '1 day') as given`.execute(tx);
      const [found] = rows;
      if (found === undefined || found.number === null) throw notFound('variation');
      if (found.given >= MOST_A_DAY) throw tooMany('Thank you, that is enough for a day', WAIT_SECONDS);
      await tx
        .insertInto('variation_feedback')
        .values({
          id: uuidv7(),
          sap_material_number: found.number,
          contact_id: person.contactId,
          text: trimmed,
          contact: contact.trim() || person.email,
        })
        .execute();
    });
  };

/** Marks feedback as handled, or not. @throws Failure 404 */
const handleFeedback =
  (db: Database) =>
  async (id: string, isHandled: boolean): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable('variation_feedback')
      .set({ is_handled: isHandled })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('feedback');
  };

interface Row {
  id: string;
  sap_material_number: string;
  code: string;
  names: Texts;
  text: string;
  contact: string;
  given_by: string | null;
  company_name: string | null;
  given_at: Date;
  is_handled: boolean;
}

interface FeedbackWanted {
  withHandled: boolean;
  page: number;
  pageSize: number;
}

/** Lists feedback for editors, newest first. Two queries. */
const listFeedback =
  (db: Database) =>
  async (
    { withHandled, page, pageSize }: FeedbackWanted,
    language: Language,
  ): Promise<OperationOutput<typeof getVariationFeedback>> => {
    const counted = await sql<{ total: number }>`
      select count(*) as total from variation_feedback where ${withHandled} or not is_handled`.execute(db);
    const { rows } = await sql<Row>`
      select f.id, f.sap_material_number, m.code, m.names, f.text, f.contact, c.name as given_by,
        co.name as company_name, f.given_at, f.is_handled
      from variation_feedback f join materials m on m.sap_material_number = f.sap_material_number
      left join contacts c on c.id = f.contact_id left join companies co on co.id = c.company_id
      where ${withHandled} or not f.is_handled
      order by f.given_at desc, f.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
    return {
      TotalItems: counted.rows[0]?.total ?? 0,
      PageItems: rows.map((row) => ({
        Id: row.id,
        ItemSAPMaterialNumber: row.sap_material_number,
        Code: row.code,
        ItemLocalMaterialName: textIn(row.names, language)?.text ?? row.code,
        Url: variationUrl(row.code),
        Text: row.text,
        Contact: row.contact,
        GivenBy: row.given_by ?? '',
        CompanyName: row.company_name ?? '',
        GivenAt: row.given_at.toISOString(),
        IsHandled: row.is_handled,
      })),
    };
  };

/** Routes of feedback on variations: users give it, editors list and handle it. [cat-07] */
export const feedbackRoutes = (db: Database): readonly Answer[] => {
  const give = giveFeedback(db);
  const handle = handleFeedback(db);
  const feedbackOf = listFeedback(db);

  return [
    answer(giveVariationFeedback, async ({ body }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      await give(visitor, body);
      return DONE;
    }),
    answer(getVariationFeedback, async ({ query }, { visitor }) =>
      feedbackOf(
        { withHandled: query.WithHandled, page: query.Page, pageSize: query.PageSize },
        languageOf(visitor.locale),
      ),
    ),
    answer(handleVariationFeedback, async ({ params, body }) => {
      await handle(params.id, body.IsHandled);
      return DONE;
    }),
  ];
};
