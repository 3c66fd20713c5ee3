/** The call that stores events of browsers and adds them to the tallies. */

import type { CollectorAnswer, RefusedRecord } from '@grossist/contracts';
import { type Database, transaction } from '../../../db/index.ts';
import type { Visitor } from '../../identity/index.ts';
import type { AnalyticsDeps } from '../deps.ts';
import { queueForwards } from '../forwarding/forward.ts';
import { addTallies } from './add-tallies.ts';
import { type CheckedEvent, checkEvents, refuse, type SentRecord } from './check-events.ts';
import { knownMaterials, lockIds, noteBrowsers, storeEvents, withPartitions } from './store-events.ts';
import { tallyOf } from './tally-of.ts';

const materialOf = ({ sent: { properties } }: CheckedEvent): string | undefined =>
  'material' in properties ? properties.material : undefined;

const idsOf = (events: readonly CheckedEvent[]): readonly string[] => [
  ...new Set(events.map(({ sent }) => sent.properties.distinct_id)),
];

/** Returns the answer of a batch; refusals in the order of the request. */
export const collectorAnswer = (sent: number, refused: readonly RefusedRecord[]): CollectorAnswer => ({
  code: 200,
  status: 'OK',
  num_records_imported: sent - refused.length,
  failed_records: refused.toSorted((one, other) => one.index - other.index),
});

const splitByMaterial = async (db: Database, events: readonly CheckedEvent[]) => {
  const numbers = new Set(events.flatMap((event) => materialOf(event) ?? []));
  const known = await knownMaterials(db, [...numbers]);
  const isKnown = (event: CheckedEvent): boolean => {
    const material = materialOf(event);
    return material === undefined || known.has(material);
  };
  return {
    sold: events.filter(isKnown),
    refused: events
      .filter((event) => !isKnown(event))
      .map((event) => refuse(event, 'properties.material', 'is no material of the shop')),
  };
};

/**
 * Stores a batch of events and adds it to the tallies, in one transaction; events that were sent before are ignored.
 * Neither the address of the visitor nor anything of the person is stored but, when they are signed in, whose the id is,
 * by which it is deleted with them. A constant number of statements. [ana-01]
 */
export const trackEvents =
  ({ db, now, isForwarded, watch }: AnalyticsDeps) =>
  async (visitor: Visitor, sent: readonly SentRecord[]): Promise<CollectorAnswer> => {
    const checked = checkEvents(sent, visitor.market, now());
    const { sold, refused: unknown } = await splitByMaterial(db, checked.accepted);
    const refused = [...checked.refused, ...unknown];
    if (sold.length === 0) {
      watch.collected({ stored: 0, repeated: sent.length - refused.length, refused: refused.length });
      return collectorAnswer(sent.length, refused);
    }
    const contactId = visitor.kind === 'person' ? visitor.contactId : undefined;
    const store = () =>
      transaction(db, async (tx) => {
        const withdrawn = await lockIds(tx, idsOf(sold));
        const isWithdrawn = ({ sent: { properties } }: CheckedEvent): boolean => withdrawn.has(properties.distinct_id);
        const tooLate = sold
          .filter(isWithdrawn)
          .map((event) => refuse(event, 'properties.distinct_id', 'consent was withdrawn'));
        const consented = sold.filter((event) => !isWithdrawn(event));
        if (consented.length === 0) return { stored: 0, tooLate };
        const fresh = await storeEvents(tx, consented);
        const events = consented.filter(({ sent: { properties } }) => fresh.has(properties.$insert_id));
        if (events.length === 0) return { stored: 0, tooLate };
        await noteBrowsers(tx, idsOf(events), { contactId, isForwarded });
        await addTallies(tx, tallyOf(events));
        if (isForwarded) {
          await queueForwards(
            tx,
            events.map(({ sent: event }) => ({
              endpoint: 'track',
              distinctId: event.properties.distinct_id,
              record: event,
            })),
          );
        }
        return { stored: events.length, tooLate };
      });
    const { stored, tooLate } = await withPartitions(db, now(), store);
    const all = [...refused, ...tooLate];
    watch.collected({ stored, repeated: sent.length - all.length - stored, refused: all.length });
    return collectorAnswer(sent.length, all);
  };
