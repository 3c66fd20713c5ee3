import { z } from 'zod';
import { operation } from '../operation.ts';
import { MarketCode, multilineText, Ok } from '../shared/values.ts';

/** One line of text that becomes a part of a mail: no control characters, line separators or changes of direction. */
const mailLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, 'has control characters');

export const CustomerRequestIn = z
  .object({
    Market: MarketCode.describe('Market that the company buys in'),
    CompanyName: mailLine(120).min(1).describe('Name of the company'),
    CompanyRegistrationNumber: mailLine(40).min(4).describe('Number of the company in the register of its country'),
    ContactPerson: mailLine(120).min(1).describe('Name of the person to reply to'),
    Email: z.email().max(254).describe('E-mail address to reply to'),
    ContactPhoneNumber: mailLine(40)
      .regex(/^[+()\d][\d\s()./-]{3,}$/, 'is no telephone number')
      .describe('Telephone number'),
    Message: multilineText(4000).trim().default('').describe('What else the company writes'),
  })
  .describe('A company that wants to become a customer');
export type CustomerRequestIn = z.infer<typeof CustomerRequestIn>;

export const requestCustomerAccount = operation({
  call: 'own-auth-05',
  name: 'requestCustomerAccount',
  area: 'auth',
  summary: 'Ask to become a customer',
  description:
    'Mails the request to the wholesaler; a reply goes to the address in it. 429 after many requests from one network in an hour.',
  method: 'POST',
  path: '/api/auth/request-customer-account',
  access: 'anyone',
  isAudited: true,
  body: CustomerRequestIn,
  response: Ok,
});
