import { DENSITIES, PREFERRED_ARTICLE_NUMBERS } from '@grossist/domain';
import { z } from 'zod';
import { SeenAs } from '../assortments/index.ts';
import { operation } from '../operation.ts';
import { CurrencyCode, LocaleCode, MarketCode, typedText } from '../shared/values.ts';

export const PreferredArticleNumber = z
  .enum(PREFERRED_ARTICLE_NUMBERS)
  .describe('Number that the user wants to see first; `both`: EL and HWS number');

export const Density = z
  .enum(DENSITIES)
  .describe('How close rows stand in the cart, results, lists and orders; compact: as many on a screen as possible');

export const GuideType = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.-]+$/, 'is not of letters, digits, dots and dashes')
  .describe('Name of the guide');

export const UserContext = z
  .object({
    isSignedIn: z.boolean().describe('Whether the user is signed in'),
    ableToCreateOrders: z.boolean().describe('Whether the user may place orders'),
    addressCountries: z.array(z.string()).describe('Countries that goods can be sent to, as ISO 3166-1 alpha-2 codes'),
    defaultOrderName: z.string().describe('Name that a new cart gets'),
    emailPermission: z.boolean().describe('Whether the user accepts e-mails'),
    isPunchout: z.boolean().describe('Whether the user came from a procurement system'),
    isReadOnly: z.boolean().describe('Whether the visit is read-only: calls that change something are refused (403)'),
    isSymbrioUser: z.boolean().describe('Whether the user came through Symbrio'),
    isUserAdmin: z.boolean().describe('Whether the user administers the users of the company'),
    preferredArticleNumber: PreferredArticleNumber,
    showNetPrice: z.boolean().describe('Whether the user may see net prices'),
    isCableCutPopupEnabled: z.boolean().describe('Whether the user is asked before cable is cut'),
    density: Density.nullable().describe(
      'Density that the user chose; null while none was chosen: each page has its own',
    ),
    userEmail: z.string().describe('E-mail address of the user'),
    userName: z.string().describe('Name of the user'),
    userPhoneNumber: z.string().describe('Telephone number of the user'),
    companyName: z.string().describe("Name of the user's company"),
    companyNumber: z.string().describe("Number of the user's company"),
    userLanguage: LocaleCode.describe('Language of the user'),
    GrossistContactId: z.string().describe('Id of the signed-in contact'),
    salesforceContactId: z.string().describe("Id of the contact in Salesforce; '' for none"),
    neverShowAgainGuideTypes: z.array(z.string()).describe('Guides that the user does not want to see again'),
    role: z
      .enum([
        'anonymous',
        'buyer',
        'viewer',
        'user-admin',
        'punchout',
        'assortment-admin',
        'editor',
        'support',
        'operator',
      ])
      .describe('Role of the user'),
    market: MarketCode.describe('Market'),
    currency: CurrencyCode.describe('Currency of the amounts'),
    seenAs: SeenAs.nullable().describe('Customer with whose assortments the shop is shown; null for everybody else'),
    returnUrl: z
      .string()
      .describe(
        'Page to go to after signing in: the `returnUrl` of the request where it is a page of the shop, else `/`',
      ),
    signInUrl: z.string().describe('Address of the sign-in page, which leads back to `returnUrl`'),
    myGrossistUrl: z.string().describe("Address of the user's own page; '' for signed-out users"),
    signOutUrl: z.string().describe("Address of the page that signs out; '' for signed-out users"),
  })
  .describe('Who the caller is and where: rights, market, language and company');
export type UserContext = z.infer<typeof UserContext>;

export const getContext = operation({
  call: 'ctx-01',
  name: 'getContext',
  area: 'context',
  summary: 'The user context; anonymous visitors get a signed-out one',
  description:
    'The user context with the sign-in state. Anonymous visitors get a signed-out one. `returnUrl` names the page to return to after signing in; addresses outside the shop are replaced by the home page.',
  method: 'GET',
  path: '/api/context/',
  access: 'anyone',
  query: z.object({ returnUrl: typedText(2000).optional().describe('Page to return to after signing in') }),
  response: UserContext,
});

export const savePreferences = operation({
  call: 'own-ctx-01',
  name: 'savePreferences',
  area: 'context',
  summary: 'Change own preferences',
  description: 'Changes the preferences that are sent; the others stay. They hold on every device of the user.',
  method: 'PATCH',
  path: '/api/context/preferences',
  access: 'signed-in',
  body: z
    .object({
      preferredArticleNumber: PreferredArticleNumber.optional(),
      isCableCutPopupEnabled: z.boolean().optional().describe('Whether the user is asked before cable is cut'),
      density: Density.optional(),
      emailPermission: z.boolean().optional().describe('Whether the user accepts e-mails'),
      defaultOrderName: typedText(80).optional().describe('Name that a new cart gets'),
      neverShowAgainGuideTypes: z
        .array(GuideType)
        .max(100)
        .optional()
        .describe('Guides that the user does not want to see again; an empty list shows every guide again'),
    })
    .refine((sent) => Object.values(sent).some((value) => value !== undefined), 'names no preference'),
  response: UserContext,
});

export const UserAccount = z
  .object({
    soldTo: z.string().describe('Number of the sold-to account'),
    name: z.string().describe('Name of the account'),
    currency: CurrencyCode.default('EUR').describe('Currency of the amounts'),
    isActive: z.boolean().describe('Whether the account is the one in use'),
    projects: z
      .array(
        z.object({
          projectAccountName: z.string().describe("Name of the project's account"),
          projectAccountNumber: z.string().describe("Number of the project's account"),
          projectNumber: z.string().describe('Number of the project'),
          projectTitle: z.string().describe('Title of the project'),
          soldTo: z.string().describe('Number of the sold-to account'),
        }),
      )
      .describe('Projects of the account'),
  })
  .describe('An account on which the user may buy');

export const getAccounts = operation({
  call: 'ctx-02',
  name: 'getAccounts',
  area: 'context',
  summary: "The user's accounts with their projects",
  description: 'The accounts the user may buy on, with their projects.',
  method: 'GET',
  path: '/api/user/accounts',
  access: 'signed-in',
  response: z.array(UserAccount),
});
