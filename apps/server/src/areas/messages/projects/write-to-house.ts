import type { ProjectMailIn } from '@grossist/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import { tooMany } from '../../../http/failure.ts';
import { publish } from '../../../outbox/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { PROJECT_MAIL } from '../topics.ts';
import type { ProjectMailKind, ProjectMailPayload } from './project-mail-payload.ts';

const MOST_AN_HOUR = 10;
const HOUR_SECONDS = 3600;

/**
 * Has what a buyer wrote about a project mailed to the house: at most ten in an hour of one person, counted behind the
 * person's row, so that many at once are no way around it. [prj-01] [prj-02]
 * @throws Failure 429
 */
export const writeToHouse =
  (db: Database) =>
  (buyer: Buyer, kind: ProjectMailKind, written: ProjectMailIn): Promise<void> =>
    transaction(db, async (tx) => {
      await tx.selectFrom('contacts').select('id').where('id', '=', buyer.contactId).forNoKeyUpdate().execute();
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from outbox_messages
        where topic = 'project-mail' and payload ->> 'contactId' = ${buyer.contactId}
          and told_at > clock_timestamp() - ${HOUR_SECONDS} * interval '1 second'`.execute(tx);
      if ((rows[0]?.count ?? 0) >= MOST_AN_HOUR) throw tooMany('You have written often in the last hour', HOUR_SECONDS);
      const payload: ProjectMailPayload = {
        kind,
        contactId: buyer.contactId,
        company: buyer.company.name,
        account: `${buyer.account.name}, ${buyer.account.soldTo}`,
        market: buyer.market,
        written,
      };
      await publish(tx, [{ topic: PROJECT_MAIL, key: uuidv7(), payload }]);
    });
