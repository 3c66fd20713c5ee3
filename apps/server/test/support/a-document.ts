import { v7 as uuidv7 } from 'uuid';
import { storeFile } from '../../src/areas/documents/jobs/document-store.ts';
import { type Database, transaction } from '../../src/db/index.ts';
import type { TestBuyer } from './a-buyer.ts';
import { unique } from './unique.ts';

const DAY = 86_400_000;

export interface DocumentTraits {
  buyer: Pick<TestBuyer, 'contactId' | 'company' | 'accounts'>;
  /** Done unless given. */
  state?: 'waiting' | 'running' | 'done';
  kind?: string;
  input?: unknown;
  hasNetPrices?: boolean;
  /** How often it was begun. */
  attempts?: number;
  /** Days until it expires; 30 unless given. */
  days?: number;
}

/** Inserts a document, with a file of a few bytes where it is done. */
export const aDocument = async (db: Database, traits: DocumentTraits): Promise<{ id: string; content: Buffer }> => {
  const { buyer, state = 'done', kind = 'test', input = {}, hasNetPrices = false, attempts = 0, days = 30 } = traits;
  const id = uuidv7();
  const content = Buffer.from(`%PDF-1.7 ${unique()}`);
  await transaction(db, async (tx) => {
    const hash = state === 'done' ? await storeFile(tx, content) : null;
    await tx
      .insertInto('documents')
      .values({
        id,
        company_id: buyer.company.id,
        created_by: buyer.contactId,
        expires_at: new Date(Date.now() + days * DAY),
        kind,
        title: `Document ${unique()}`,
        locale: 'en-US',
        account_id: buyer.accounts[0]?.id ?? '',
        input: JSON.stringify(input),
        has_net_prices: hasNetPrices,
        total_count: 2,
        state,
        attempts,
        leased_until: new Date(0),
        file_hash: hash,
        ended_at: state === 'done' ? new Date() : null,
      })
      .execute();
  });
  return { id, content };
};
