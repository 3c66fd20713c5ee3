import {
  type AnalyticsEvent,
  engageProfiles,
  type GroupUpdate,
  type ProfileUpdate,
  trackEvents,
  updateGroups,
} from '@grossist/contracts';
import { DEVICE_PREFIX, type Market } from '@grossist/domain';
import { callOperation, newId, readCookie } from '../../api/index.ts';
import { CONSENT_COOKIE, consentedId } from '../consent.ts';
import { clearStored, readStored, writeStored } from './browser-store.ts';
import { IDLE_TIMEOUT, TOKEN } from './limits.ts';
import { createSender, diagnose, type Post, type Sender } from './sender.ts';
import { type NewEvent, storeRecords, takeStoredRecords, withCutTexts } from './sending-queue.ts';

const NAME = 'visit';

interface Visit {
  id: string;
  /** Milliseconds since 1970 of its last event. */
  at: number;
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'at') === 'number';

/** Returns the visit that an event at `now` belongs to, which all tabs share: a new one after 30 minutes without events. */
const visitAt = (now: number): { id: string; isNew: boolean } => {
  const stored = readStored(NAME);
  const isNew = !isVisit(stored) || now - stored.at > IDLE_TIMEOUT || stored.at > now;
  const id = isNew ? newId() : stored.id;
  writeStored(NAME, { id, at: now } satisfies Visit);
  return { id, isNew };
};

interface Device {
  locale: AnalyticsEvent['properties']['locale'];
  colorScheme: 'light' | 'dark';
  /** Pixels. */
  width: number;
}

/** Widths below which a screen is a phone's or a tablet's. Section 9, "Breakpoints". */
const PHONE = 768;
const TABLET = 1_264;

const viewportOf = (width: number) => (width < PHONE ? 'phone' : width < TABLET ? 'tablet' : 'desktop');

/** Returns the updates of a profile when a visit begins, on a day as 2026-11-25. [ana-02] */
const profileUpdates = ($distinct_id: string, day: string, device: Device): ProfileUpdate[] => [
  {
    $token: TOKEN,
    $distinct_id,
    $set: {
      locale: device.locale,
      color_scheme: device.colorScheme,
      viewport: viewportOf(device.width),
      last_seen_on: day,
    },
  },
  { $token: TOKEN, $distinct_id, $set_once: { first_seen_on: day } },
];

/** Returns the updates of the visitor's market as a group. [ana-03] */
const groupUpdates = ($group_id: Market, day: string): GroupUpdate[] => [
  { $token: TOKEN, $group_key: 'market', $group_id, $set: { last_event_on: day } },
  { $token: TOKEN, $group_key: 'market', $group_id, $set_once: { first_event_on: day } },
];

export interface AnalyticsClient {
  /** Queues an event of the present moment; without consent nothing happens. */
  track(...event: NewEvent): void;
  /** Goes on under another id of this browser, as another tab set it. */
  alias(id: string): void;
  /** Sends the waiting events now. */
  flush(): Promise<void>;
  /** Sends what waits as the page is left, and stores it for the next page in case that it does not arrive. */
  leave(): void;
  /** Takes up what an earlier page stored. */
  resume(): void;
  /** Empties the queue for good: the consent was withdrawn. */
  stop(): void;
}

interface ClientSettings {
  market: Market;
  device: () => Device;
}

const QUERY = { consent: 'true' } as const;
const postEvents: Post = (records, options) =>
  callOperation(trackEvents, { query: QUERY, body: records.map((record) => ({ ...record })) }, options);
const postProfiles: Post = (records, options) =>
  callOperation(engageProfiles, { query: QUERY, body: records.map((record) => ({ ...record })) }, options);
const postGroups: Post = (records, options) =>
  callOperation(updateGroups, { query: QUERY, body: records.map((record) => ({ ...record })) }, options);

/** Returns the id of this browser while there is consent, whichever tab it was given or withdrawn in. */
const presentId = (): string | undefined => {
  if (readCookie(document.cookie, CONSENT_COOKIE)?.startsWith(DEVICE_PREFIX)) {
    diagnose(`distinct_id cannot have ${DEVICE_PREFIX} prefix`);
  }
  return consentedId(document.cookie);
};

/** Creates the client of the collector. It sends nothing and stores nothing while the consent cookie holds no id. */
export const createAnalyticsClient = ({ market, device }: ClientSettings): AnalyticsClient => {
  const whileConsented =
    (post: Post): Post =>
    async (records, options) => {
      if (presentId() === undefined) stop();
      else await post(records, options);
    };
  const events = createSender(whileConsented(postEvents));
  const profiles = createSender(whileConsented(postProfiles));
  const groups = createSender(whileConsented(postGroups));
  const senders: readonly Sender[] = [events, profiles, groups];
  let lastId: string | undefined;

  const stop = (): void => {
    for (const sender of senders) sender.stop();
    clearStored();
  };

  const updateProfile = (id: string): void => {
    const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    for (const update of profileUpdates(id, day, device())) profiles.add(update);
    for (const update of groupUpdates(market, day)) groups.add(update);
  };

  const client: AnalyticsClient = {
    track: (...[name, properties]) => {
      if (name.trim() === '') return diagnose('No event name provided to mixpanel.track');
      const id = presentId();
      if (id === undefined) return;
      const time = Date.now();
      const visit = visitAt(time);
      if (lastId !== undefined && lastId !== id) client.alias(id);
      else if (visit.isNew) updateProfile(id);
      lastId = id;
      events.add({
        event: name,
        properties: {
          ...withCutTexts(properties),
          token: TOKEN,
          distinct_id: id,
          time,
          $insert_id: newId(),
          $session_id: visit.id,
          tracking_source: 'web',
          locale: device().locale,
        },
      });
    },
    alias: (id) => {
      if (id === lastId) return diagnose('alias matches current distinct_id - skipping api call');
      lastId = id;
      updateProfile(id);
    },
    flush: async () => {
      await Promise.all(senders.map((sender) => sender.flush()));
    },
    leave: () => {
      const unanswered = events.leave();
      profiles.leave();
      groups.leave();
      if (presentId() !== undefined) storeRecords(unanswered);
    },
    resume: () => events.putBack(takeStoredRecords()),
    stop,
  };
  return client;
};
