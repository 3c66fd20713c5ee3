import { MARKETS } from '@grossist/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { ServiceCenter } from './service-centers.ts';

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
