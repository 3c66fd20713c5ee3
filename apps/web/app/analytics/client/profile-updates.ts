import type { AnalyticsEvent, GroupUpdate, ProfileUpdate } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { TOKEN } from './limits.ts';

export interface Device {
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
export const profileUpdates = ($distinct_id: string, day: string, device: Device): ProfileUpdate[] => [
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
export const groupUpdates = ($group_id: Market, day: string): GroupUpdate[] => [
  { $token: TOKEN, $group_key: 'market', $group_id, $set: { last_event_on: day } },
  { $token: TOKEN, $group_key: 'market', $group_id, $set_once: { first_event_on: day } },
];
