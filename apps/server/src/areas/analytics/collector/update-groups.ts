import { type CollectorAnswer, GroupUpdate } from '@grossist/contracts';
import { sql } from 'kysely';
import { transaction } from '../../../db/index.ts';
import type { Visitor } from '../../identity/index.ts';
import type { AnalyticsDeps } from '../deps.ts';
import { queueForwards } from '../forwarding/queue.ts';
import type { SentRecord } from './check-events.ts';
import { checkUpdates, refuseUpdate } from './check-updates.ts';
import { applyUpdate } from './engage-profiles.ts';
import { collectorAnswer } from './track-events.ts';

type Properties = Readonly<Record<string, unknown>>;

/** Carries out updates of the visitor's own market, in their order. A constant number of statements. [ana-03] */
export const updateGroups =
  ({ db, now, isForwarded }: AnalyticsDeps) =>
  async ({ market }: Visitor, sent: readonly SentRecord[]): Promise<CollectorAnswer> => {
    const { accepted, refused } = checkUpdates(sent, GroupUpdate, now());
    const own = accepted.filter(({ update }) => update.$group_id === market);
    const ofOthers = accepted.filter(({ update }) => update.$group_id !== market);
    if (own.length > 0) {
      await transaction(db, async (tx) => {
        await sql`insert into analytics_groups (group_key, group_id) values ('market', ${market})
          on conflict do nothing`.execute(tx);
        const { rows } = await sql<{ properties: Properties }>`
          select properties from analytics_groups where group_key = 'market' and group_id = ${market}
          for update`.execute(tx);
        const properties = own.reduce((before, { update }) => applyUpdate(before, update), rows[0]?.properties ?? {});
        await sql`update analytics_groups set properties = ${JSON.stringify(properties)}::jsonb
          where group_key = 'market' and group_id = ${market}`.execute(tx);
        if (isForwarded) {
          await queueForwards(
            tx,
            own.map(({ update }) => ({ endpoint: 'groups', distinctId: undefined, record: update })),
          );
        }
      });
    }
    return collectorAnswer(sent.length, [
      ...refused,
      ...ofOthers.map(({ index }) => refuseUpdate(index, '$group_id', "must be the visitor's own market")),
    ]);
  };
