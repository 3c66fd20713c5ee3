import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@grossist/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Ok, typedText } from '../shared/values.ts';

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
