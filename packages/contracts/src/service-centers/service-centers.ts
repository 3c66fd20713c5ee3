import { MARKETS } from '@grossist/domain';
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

const Branch = ServiceCenter.omit({ PlantId: true, IsPreferred: true, DistanceKm: true }).describe(
  'A branch as everybody may know it',
);
export type Branch = z.infer<typeof Branch>;

const ContactDetails = z
  .object({
    Market: z.enum(MARKETS).describe('The market that the branches and the phone number are of'),
    CompanyName: z.string().describe("Name of the wholesaler; '' until it is set"),
    Address: z.string().describe("Postal address of the head office; '' until it is set"),
    CompanyNumber: z.string().describe("Registration or VAT number; '' until it is set"),
    Email: z.string().describe("E-mail address of customer service; '' until it is set"),
    Phone: z.string().describe("Phone number of customer service in the market; '' until it is set"),
    Branches: z.array(Branch).max(1000).nullable().describe('Branches by name; null while the ERP is unavailable'),
  })
  .describe('How the wholesaler is reached');
export type ContactDetails = z.infer<typeof ContactDetails>;

export const getContactDetails = operation({
  call: 'own-svc-03',
  name: 'getContactDetails',
  area: 'service centers',
  summary: 'How the wholesaler is reached, and where its branches are',
  description:
    "Contact details from the shop's settings, and the branches of a market with their hours of the coming week.",
  method: 'GET',
  path: '/api/servicecenter/contactDetails',
  access: 'anyone',
  query: z.object({ market: z.enum(MARKETS).optional().describe("Market; the caller's own when absent") }),
  response: ContactDetails,
});
