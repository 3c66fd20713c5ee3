import type { DocumentJob } from '@grossist/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, DocumentsTable, Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';

export type DocumentRow = Omit<Selectable<DocumentsTable>, 'input'> & {
  created_by_name: string | null;
  byte_count: number | null;
};

const COLUMNS = sql`d.id, d.company_id, d.created_by, d.created_at, d.expires_at, d.kind, d.title, d.locale, d.account_id,
  d.request_key, d.has_net_prices, d.state, d.done_count, d.total_count, d.report_rest, d.attempts, d.leased_until,
  d.fault, d.file_hash, d.ended_at, c.name as created_by_name, f.byte_count`;
const FROM = sql`documents d left join contacts c on c.id = d.created_by left join document_files f on f.hash = d.file_hash`;

const ofCompany = (buyer: Buyer): RawBuilder<unknown> =>
  sql`d.company_id = ${buyer.company.id} and d.expires_at > now()`;

/** Finds a document of the buyer's company that has not expired. One query. @throws Failure 404 */
export const findDocument = async (db: Database | Transaction, buyer: Buyer, id: string): Promise<DocumentRow> => {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS}, d.report from ${FROM} where d.id = ${id} and ${ofCompany(buyer)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound('document');
  return row;
};

interface DocumentsWanted {
  page: number;
  pageSize: number;
  isOwn: boolean;
}

/** Lists the documents of the buyer's company that have not expired, newest first, without their reports. Two queries. */
export const listDocumentsOf =
  (db: Database) =>
  async (buyer: Buyer, { page, pageSize, isOwn }: DocumentsWanted) => {
    const where = isOwn ? sql`${ofCompany(buyer)} and d.created_by = ${buyer.contactId}` : ofCompany(buyer);
    const [{ rows }, counted] = await Promise.all([
      sql<DocumentRow>`
        select ${COLUMNS}, '[]'::jsonb as report from ${FROM} where ${where}
        order by d.created_at desc, d.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
      sql<{ count: number }>`select count(*) as count from documents d where ${where}`.execute(db),
    ]);
    return { rows, total: counted.rows[0]?.count ?? 0 };
  };

export const presentDocument = (row: DocumentRow, buyer: Pick<Buyer, 'contactId'>): DocumentJob => ({
  DocumentId: row.id,
  Kind: row.kind,
  Title: row.title,
  State: row.state,
  Done: row.done_count,
  Total: row.total_count,
  CreatedBy: row.created_by_name ?? '',
  IsOwn: row.created_by === buyer.contactId,
  CreatedAt: row.created_at.toISOString(),
  EndedAt: row.ended_at?.toISOString() ?? null,
  ExpiresAt: row.expires_at.toISOString(),
  HasNetPrices: row.has_net_prices,
  FileUrl: row.state === 'done' ? `/api/documents/${row.id}/file` : null,
  ByteCount: row.byte_count,
  Report: row.report.map(({ code, sapMaterialNumber, name }) => ({
    Code: code,
    SapMaterialNumber: sapMaterialNumber,
    Name: name,
  })),
  ReportRest: row.report_rest,
  Fault: row.fault,
});
