import { z } from 'zod';
import { operation } from '../operation.ts';
import { CurrencyCode, LocaleCode, MarketCode } from '../shared/values.ts';

/** Section 3, "User context", with what the page needs to know beside it: who is signed in, and where. */
export const UserContext = z.object({
  isSignedIn: z.boolean(),
  ableToCreateOrders: z.boolean(),
  addressCountries: z.array(z.string()),
  defaultOrderName: z.string(),
  emailPermission: z.boolean(),
  isPunchout: z.boolean(),
  /** They came to look only: no call that changes anything is answered. */
  isReadOnly: z.boolean(),
  isSymbrioUser: z.boolean(),
  isUserAdmin: z.boolean(),
  preferredArticleNumber: z.enum(['el', 'hws', 'sap']),
  showNetPrice: z.boolean(),
  isCableCutPopupEnabled: z.boolean(),
  userEmail: z.string(),
  userName: z.string(),
  userPhoneNumber: z.string(),
  companyName: z.string(),
  companyNumber: z.string(),
  userLanguage: LocaleCode,
  GrossistContactId: z.string(),
  salesforceContactId: z.string(),
  neverShowAgainGuideTypes: z.array(z.string()),
  role: z.enum([
    'anonymous',
    'buyer',
    'viewer',
    'user-admin',
    'punchout',
    'assortment-admin',
    'editor',
    'support',
    'operator',
  ]),
  market: MarketCode,
  currency: CurrencyCode,
  signInUrl: z.string(),
});
export type UserContext = z.infer<typeof UserContext>;

/** Who is asking: signed-out visitors get a signed-out context. [ctx-01] */
export const getContext = operation({
  call: 'ctx-01',
  name: 'getContext',
  area: 'context',
  summary: 'The user context; anonymous visitors get a signed-out one',
  method: 'GET',
  path: '/api/context/',
  access: 'anyone',
  response: UserContext,
});

export const UserAccount = z.object({
  soldTo: z.string(),
  name: z.string(),
  currency: CurrencyCode.default('EUR'),
  isActive: z.boolean(),
  projects: z.array(
    z.object({
      projectAccountName: z.string(),
      projectAccountNumber: z.string(),
      projectNumber: z.string(),
      projectTitle: z.string(),
      soldTo: z.string(),
    }),
  ),
});

/** The accounts the user may buy on, with their projects. [ctx-02] */
export const getAccounts = operation({
  call: 'ctx-02',
  name: 'getAccounts',
  area: 'context',
  summary: "The user's accounts with their projects",
  method: 'GET',
  path: '/api/user/accounts',
  access: 'signed-in',
  response: z.array(UserAccount),
});
