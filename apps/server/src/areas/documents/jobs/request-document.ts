import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type DocumentsTable, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, tooMany } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lease, MOST_UNFINISHED, OPEN_DAYS, SMALL_LINES } from './document-store.ts';

export interface DocumentRequest {
  kind: string;
  /** Title, and name of the file. */
  title: string;
  /** What is to be made, as JSON that the kind reads. */
  input: unknown;
  lineCount: number;
  /** Whether only people who may see net prices can open it. */
  hasNetPrices: boolean;
  /** The same key of the same person means the same document while it waits, is made or can be opened. */
  requestKey?: string;
}

const REQUESTED_COLUMNS = [
  'id',
  'kind',
  'input',
  'attempts',
  'created_at',
  'created_by',
  'locale',
  'account_id',
  'state',
  'file_hash',
] as const;

export type RequestedDocument = Pick<Selectable<DocumentsTable>, (typeof REQUESTED_COLUMNS)[number]> & {
  isNew: boolean;
};

const RETRY_SECONDS = 30;

const findRequested = async (
  tx: Transaction,
  buyer: Buyer,
  { kind, requestKey }: DocumentRequest,
): Promise<RequestedDocument | undefined> => {
  if (requestKey === undefined) return undefined;
  const found = await tx
    .selectFrom('documents')
    .select(REQUESTED_COLUMNS)
    .where('created_by', '=', buyer.contactId)
    .where('kind', '=', kind)
    .where('request_key', '=', requestKey)
    .where('state', 'in', ['waiting', 'running', 'done'])
    .executeTakeFirst();
  return found && { ...found, isNew: false };
};

const countUnfinished = async (tx: Transaction, { contactId }: Buyer): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from documents where created_by = ${contactId} and state in ('waiting', 'running')`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/**
 * Inserts a document, or returns the one that was requested with the same key. A small one is claimed by the caller, who
 * makes it at once; a larger one waits for the background. Locks the person, so that the limit holds for parallel requests.
 * @throws Failure 422 `document-empty`, 429 when too many of the person's documents wait
 */
export const insertDocument =
  (db: Database) =>
  (buyer: Buyer, request: DocumentRequest): Promise<RequestedDocument> => {
    if (request.lineCount === 0) throw breaksRule('document-empty', 'There is nothing to print');
    return transaction(db, async (tx) => {
      await tx.selectFrom('contacts').select('id').where('id', '=', buyer.contactId).forNoKeyUpdate().execute();
      const known = await findRequested(tx, buyer, request);
      if (known !== undefined) return known;
      if ((await countUnfinished(tx, buyer)) >= MOST_UNFINISHED) {
        throw tooMany('Too many of your documents are being made', RETRY_SECONDS);
      }
      const isSmall = request.lineCount <= SMALL_LINES;
      const row = await tx
        .insertInto('documents')
        .values({
          id: uuidv7(),
          company_id: buyer.company.id,
          created_by: buyer.contactId,
          expires_at: sql`now() + make_interval(days => ${OPEN_DAYS}::integer)`,
          kind: request.kind,
          title: request.title,
          locale: buyer.locale,
          account_id: buyer.account.id,
          input: JSON.stringify(request.input),
          request_key: request.requestKey ?? null,
          has_net_prices: request.hasNetPrices,
          total_count: request.lineCount,
          ...(isSmall && { state: 'running' as const, attempts: 1, leased_until: lease }),
        })
        .returning(REQUESTED_COLUMNS)
        .executeTakeFirstOrThrow();
      return { ...row, isNew: true };
    });
  };

/** Deletes a document that its caller could not make, or no longer waits for. */
export const withdrawDocument = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('documents').where('id', '=', id).where('state', '=', 'running').execute();
};
