/** Updates, erases and groups profiles. */

import { type CollectorAnswer, GroupUpdate, ProfileUpdate } from '@grossist/contracts';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { Visitor } from '../../identity/index.ts';
import type { AnalyticsDeps } from '../deps.ts';
import { queueForwards } from '../forwarding/forward.ts';
import { type CheckedUpdate, checkUpdates, refuseUpdate, type SentRecord } from './check-events.ts';
import { lockIds, noteBrowsers } from './store-events.ts';
import { collectorAnswer } from './track-events.ts';

type Properties = Readonly<Record<string, unknown>>;
type Checked = CheckedUpdate<ProfileUpdate>;

const idsOf = (updates: readonly Checked[]): readonly string[] => [
  ...new Set(updates.map(({ update }) => update.$distinct_id)),
];

/** Returns the properties of a profile after an update. */
export const applyUpdate = (properties: Properties, update: object): Properties => {
  if ('$set' in update && typeof update.$set === 'object') return { ...properties, ...update.$set };
  if ('$set_once' in update && typeof update.$set_once === 'object') return { ...update.$set_once, ...properties };
  if ('$unset' in update && Array.isArray(update.$unset)) {
    const gone = new Set<unknown>(update.$unset);
    return Object.fromEntries(Object.entries(properties).filter(([name]) => !gone.has(name)));
  }
  return properties;
};

/** Deletes ids with their events, in one order for all callers. Returns the number of events. */
export const forgetIds = async (tx: Transaction, distinctIds: readonly string[]): Promise<number> => {
  if (distinctIds.length === 0) return 0;
  const sorted = distinctIds.toSorted();
  const { rows } = await sql<{ deleted: number }>`
    select coalesce(sum(analytics_forget(id)), 0)::float8 as deleted from unnest(${sorted}::uuid[]) id`.execute(tx);
  await sql`delete from analytics_people where distinct_id = any(${sorted}::uuid[])`.execute(tx);
  return rows[0]?.deleted ?? 0;
};

const saveProfiles = async (tx: Transaction, updates: readonly Checked[]): Promise<void> => {
  const ids = idsOf(updates).toSorted();
  const { rows } = await sql<{ distinct_id: string; properties: Properties }>`
    select distinct_id, properties from analytics_profiles where distinct_id = any(${ids}::uuid[])
    order by distinct_id for update`.execute(tx);
  const profiles = new Map(rows.map(({ distinct_id, properties }) => [distinct_id, properties]));
  for (const { update } of updates) {
    profiles.set(update.$distinct_id, applyUpdate(profiles.get(update.$distinct_id) ?? {}, update));
  }
  await sql`
    update analytics_profiles p set properties = s.properties
    from unnest(${[...profiles.keys()]}::uuid[], ${[...profiles.values()].map((each) => JSON.stringify(each))}::jsonb[])
      s(distinct_id, properties)
    where p.distinct_id = s.distinct_id`.execute(tx);
};

/**
 * Carries out updates of profiles: the deletions first, then the others in their order, which are refused for ids whose
 * consent was withdrawn. Without consent only deletions are accepted. A constant number of statements. [ana-02]
 */
export const engageProfiles =
  ({ db, now, isForwarded }: AnalyticsDeps) =>
  async (visitor: Visitor, hasConsent: boolean, sent: readonly SentRecord[]): Promise<CollectorAnswer> => {
    const { accepted, refused } = checkUpdates(sent, ProfileUpdate, now());
    const deletions = accepted.filter(({ update }) => '$delete' in update);
    const others = accepted.filter(({ update }) => !('$delete' in update));
    const withoutConsent = hasConsent ? [] : others;
    const contactId = visitor.kind === 'person' ? visitor.contactId : undefined;
    const withdrawn = await transaction(db, async (tx) => {
      await forgetIds(tx, idsOf(deletions));
      const updates = hasConsent ? others : [];
      if (updates.length === 0) return [];
      const gone = await lockIds(tx, idsOf(updates));
      const consented = updates.filter(({ update }) => !gone.has(update.$distinct_id));
      if (consented.length > 0) {
        await noteBrowsers(tx, idsOf(consented), { contactId, isForwarded });
        await saveProfiles(tx, consented);
        if (isForwarded) {
          await queueForwards(
            tx,
            consented.map(({ update }) => ({ endpoint: 'engage', distinctId: update.$distinct_id, record: update })),
          );
        }
      }
      return updates.filter(({ update }) => gone.has(update.$distinct_id));
    });
    return collectorAnswer(sent.length, [
      ...refused,
      ...withoutConsent.map(({ index }) => refuseUpdate(index, '', 'is accepted with consent only')),
      ...withdrawn.map(({ index }) => refuseUpdate(index, '$distinct_id', 'consent was withdrawn')),
    ]);
  };

/** Deletes what analytics stores of a person, in every browser. Returns the number of deleted events. [own-ana-02] */
export const forgetPerson =
  (db: Database) =>
  (contactId: string): Promise<number> =>
    transaction(db, async (tx) => {
      const { rows } = await sql<{ distinct_id: string }>`
        select distinct_id from analytics_people where contact_id = ${contactId}
        order by distinct_id for update`.execute(tx);
      return forgetIds(
        tx,
        rows.map((row) => row.distinct_id),
      );
    });

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
