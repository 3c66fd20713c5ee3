import type { getVariationFeedback, OperationOutput } from '@grossist/contracts';
import { type Language, type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { variationUrl } from '../presenter/document.ts';

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

export interface FeedbackWanted {
  withHandled: boolean;
  page: number;
  pageSize: number;
}

/** Feedback for editors, the newest first. Two queries. */
export const listFeedback =
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
