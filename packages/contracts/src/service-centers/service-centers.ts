import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Instant, Ok, typedText } from '../shared/values.ts';

/** Section 3, "Service center", with where it is and whether it is the user's own choice. */
export const ServiceCenter = z.object({
  ServiceCenterId: z.string(),
  Name: z.string(),
  Address: z.string(),
  City: z.string(),
  Zip: z.string(),
  CountryCode: z.string(),
  /** The plant that orders picked up here are taken from. */
  PlantId: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
  /** Local time at which it opens on a working day, "07:00"; empty where nobody told it. */
  OpeningTime: z.string(),
  /** Local time at which it closes on a working day: "16:30". */
  ClosingTime: z.string(),
  IsPreferred: z.boolean(),
  /** As the crow flies from the zip code that was asked for; null where none was, or nobody knows where that is. */
  DistanceKm: z.number().nullable(),
});
export type ServiceCenter = z.infer<typeof ServiceCenter>;

const center = { area: 'service centers', access: 'buyer' } as const;

/**
 * When the user's service center opens and closes today: the preferred one, else the one nearest to the account's usual address.
 * `SecondsLeft` is counted by the server's clock and stops at zero. [svc-01]
 */
export const getClosingTime = operation({
  ...center,
  call: 'svc-01',
  name: 'getClosingTime',
  summary: 'When the service center closes today',
  method: 'GET',
  path: '/api/servicecenter/closingtime',
  response: z.object({
    /** Empty where the market has no service center. */
    ServiceCenterId: z.string(),
    ServiceCenterName: z.string(),
    /** Null on a day on which it stays closed. */
    ClosingTime: Instant.nullable(),
    /** When it opens today; midnight where nobody told it, null on a day on which it stays closed. */
    OpeningTime: Instant.nullable(),
    /** The same on the clock of the market: "07:00" and "16:30"; empty where there is none. */
    LocalOpeningTime: z.string(),
    LocalClosingTime: z.string(),
    IsOpenToday: z.boolean(),
    SecondsLeft: z.number().int(),
    /** The next day on which it is open, from today on; null when there is none within a year. */
    NextOpenDate: CalendarDate.nullable(),
  }),
});

/** Whether the express box comes to a zip code of the user's market. [svc-02] */
export const addressHasFastboxDelivery = operation({
  ...center,
  call: 'svc-02',
  name: 'addressHasFastboxDelivery',
  summary: 'Whether the express box comes to a zip code',
  method: 'GET',
  path: '/api/servicecenter/addressHasFastboxDelivery',
  query: z.object({ zipcode: typedText(20) }),
  response: z.boolean(),
});

/** Those of the user's market by name, the preferred one first. [svc-03] */
export const getServiceCenters = operation({
  ...center,
  call: 'svc-03',
  name: 'getServiceCenters',
  summary: "The market's service centers",
  method: 'GET',
  path: '/api/servicecenter/getServiceCenters',
  response: z.array(ServiceCenter),
});

/** The same, nearest to a zip code first; none for a zip code that the market can't have. [svc-04] */
export const getServiceCentersByZip = operation({
  ...center,
  call: 'svc-04',
  name: 'getServiceCentersByZip',
  summary: 'Service centers, nearest to a zip code first',
  method: 'GET',
  path: '/api/servicecenter/getServiceCentersByZip',
  query: z.object({ zipcode: typedText(20) }),
  response: z.array(ServiceCenter),
});

/** Null takes the preference back. 404 for a center of another market. */
export const setPreferredServiceCenter = operation({
  ...center,
  call: 'own-svc-01',
  name: 'setPreferredServiceCenter',
  summary: 'Choose the service center one prefers',
  method: 'PUT',
  path: '/api/servicecenter/preferred',
  body: z.object({ ServiceCenterId: typedText(40).min(1).nullable() }),
  response: Ok,
});
