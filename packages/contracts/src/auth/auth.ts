import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@grossist/domain';
import { z } from 'zod';
import { UserContext } from '../context/user-context.ts';
import { operation } from '../operation.ts';
import { Id, MarketCode, multilineText, Ok, typedText } from '../shared/values.ts';

export const signIn = operation({
  call: 'own-auth-01',
  name: 'signIn',
  area: 'auth',
  summary: 'Sign in with e-mail and password',
  description: 'Opens a session; failures are slowed down per account and per address (429 with Retry-After).',
  method: 'POST',
  path: '/api/auth/sign-in',
  failures: [401],
  access: 'anyone',
  isAudited: true,
  body: z.object({
    email: typedText(254).min(1).describe('E-mail address'),
    password: z.string().min(1).max(1000).describe('Password'),
  }),
  response: UserContext,
});

export const signOut = operation({
  call: 'own-auth-02',
  name: 'signOut',
  area: 'auth',
  summary: 'Sign out',
  description: 'Ends the session; signing out twice is no error.',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'anyone',
  isAudited: true,
  response: Ok,
});

export const requestPasswordReset = operation({
  call: 'own-auth-03',
  name: 'requestPasswordReset',
  area: 'auth',
  summary: 'Ask for a link to change a forgotten password',
  description:
    'Mails a link that can be used once within 30 minutes, where the e-mail address is the one of a user with a password. Responds alike for every address. 429 after many requests from one network in an hour.',
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'anyone',
  isAudited: true,
  body: z.object({
    email: typedText(254).min(1).describe('E-mail address'),
  }),
  response: Ok,
});

export const resetPassword = operation({
  call: 'own-auth-04',
  name: 'resetPassword',
  area: 'auth',
  summary: 'Change a forgotten password',
  description:
    "Changes the password by a mailed link's token, and ends every session of the user. 422 for a token that was used, replaced by a newer one, or is older than 30 minutes.",
  method: 'POST',
  path: '/api/auth/reset-password',
  failures: [422],
  access: 'anyone',
  isAudited: true,
  body: z.object({
    token: typedText(100).min(1).describe('Token of the mailed link'),
    password: z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD).describe('The new password'),
  }),
  response: z.object({ Id: Id.describe('Id of the user whose password was changed') }),
});

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
