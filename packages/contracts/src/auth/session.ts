import { z } from 'zod';
import { UserContext } from '../context/user-context.ts';
import { operation } from '../operation.ts';
import { Ok, typedText } from '../shared/values.ts';

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
