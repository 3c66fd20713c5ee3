import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Instant, Ok, typedText } from '../shared/values.ts';

const OpenDay = z.object({
  Date: CalendarDate.describe('The date'),
  OpeningTime: z.string().describe('Local opening time, "07:00"; empty when unknown'),
  ClosingTime: z.string().describe('Local closing time, "16:30"'),
});

export const ServiceCenter = z
  .object({
    ServiceCenterId: z.string().describe('Id of the service center'),
    Name: z.string().describe('Name of the service center'),
    Address: z.string().describe('Street with number'),
    City: z.string().describe('City'),
    Zip: z.string().describe('Postal code'),
    CountryCode: z.string().describe('ISO 3166-1 alpha-2 country code'),
    PlantId: z.string().describe('The plant that orders picked up here are taken from'),
    Latitude: z.number().describe('Latitude in degrees (WGS 84)'),
    Longitude: z.number().describe('Longitude in degrees (WGS 84)'),
    OpeningTime: z.string().describe('Local opening time of working days, "07:00"; empty when unknown'),
    ClosingTime: z.string().describe('Local time at which it closes on a working day: "16:30"'),
    OpenDays: z
      .array(OpenDay)
      .max(7)
      .describe('Its hours on the seven days from today on; days on which it is closed are left out'),
    NextOpenDate: CalendarDate.nullable().describe(
      'The next day on which it is open, from today on; null when there is none within a year',
    ),
    IsPreferred: z.boolean().describe("Whether it is the caller's preferred service center"),
    DistanceKm: z
      .number()
      .nullable()
      .describe('Straight-line distance from the requested postal code; null without one or when its place is unknown'),
  })
  .describe('A branch where goods are picked up');
export type ServiceCenter = z.infer<typeof ServiceCenter>;

const center = { area: 'service centers', access: 'buyer' } as const;

export const getClosingTime = operation({
  ...center,
  call: 'svc-01',
  name: 'getClosingTime',
  summary: 'When the service center closes today',
  description:
    "When the user's service center opens and closes today: the preferred one, else the one nearest to the account's usual address. `SecondsLeft` is counted by the server's clock and stops at zero.",
  method: 'GET',
  path: '/api/servicecenter/closingtime',
  response: z.object({
    ServiceCenterId: z.string().describe('Empty where the market has no service center'),
    ServiceCenterName: z.string().describe("Name of the service center; '' for none"),
    ClosingTime: Instant.nullable().describe('Null on a day on which it stays closed'),
    OpeningTime: Instant.nullable().describe(
      'When it opens today; midnight when the opening time is unknown, null on a day on which it is closed',
    ),
    LocalOpeningTime: z
      .string()
      .describe('The same on the clock of the market: "07:00" and "16:30"; empty where there is none'),
    LocalClosingTime: z.string().describe('Closing time on the market\'s clock, "16:30"'),
    IsOpenToday: z.boolean().describe('Whether it opens today'),
    SecondsLeft: z.number().int().describe('Seconds until closing; 0 after it'),
    NextOpenDate: CalendarDate.nullable().describe(
      'The next day on which it is open, from today on; null when there is none within a year',
    ),
  }),
});

export const addressHasFastboxDelivery = operation({
  ...center,
  call: 'svc-02',
  name: 'addressHasFastboxDelivery',
  summary: 'Whether the express box comes to a zip code',
  description: "Whether the express box comes to a zip code of the user's market.",
  method: 'GET',
  path: '/api/servicecenter/addressHasFastboxDelivery',
  query: z.object({ zipcode: typedText(20).describe('Postal code') }),
  response: z.boolean(),
});

export const getServiceCenters = operation({
  ...center,
  call: 'svc-03',
  name: 'getServiceCenters',
  summary: "The market's service centers",
  description: "Those of the user's market by name, the preferred one first.",
  method: 'GET',
  path: '/api/servicecenter/getServiceCenters',
  response: z.array(ServiceCenter),
});

export const getServiceCentersByZip = operation({
  ...center,
  call: 'svc-04',
  name: 'getServiceCentersByZip',
  summary: 'Service centers, nearest to a zip code first',
  description: "The same, nearest to a zip code first; none for a zip code that the market can't have.",
  method: 'GET',
  path: '/api/servicecenter/getServiceCentersByZip',
  query: z.object({ zipcode: typedText(20).describe('Postal code') }),
  response: z.array(ServiceCenter),
});

export const setPreferredServiceCenter = operation({
  ...center,
  call: 'own-svc-01',
  name: 'setPreferredServiceCenter',
  summary: 'Choose the service center one prefers',
  description: 'Null takes the preference back. 404 for a center of another market.',
  method: 'PUT',
  path: '/api/servicecenter/preferred',
  failures: [404],
  body: z.object({ ServiceCenterId: typedText(40).min(1).nullable().describe('Id of the service center') }),
  response: Ok,
});
