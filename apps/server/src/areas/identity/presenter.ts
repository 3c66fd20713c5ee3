import type { getAccounts, OperationOutput, UserContext } from '@grossist/contracts';
import { type Market, marketFacts, safeReturnAddress, signInAddress } from '@grossist/domain';
import type { SeenAs, Visitor } from '../../visitors/index.ts';
import type { AccountWithProjects } from './queries/buyer-accounts.ts';

/** Returns the countries that a market delivers to: those of its routes. */
export const addressCountries = (market: Market): readonly string[] => [market];

const SIGNED_OUT = {
  isSignedIn: false,
  ableToCreateOrders: false,
  addressCountries: [],
  defaultOrderName: '',
  emailPermission: false,
  isPunchout: false,
  isReadOnly: false,
  isSymbrioUser: false,
  isUserAdmin: false,
  preferredArticleNumber: 'el',
  showNetPrice: false,
  isCableCutPopupEnabled: false,
  density: null,
  userEmail: '',
  userName: '',
  userPhoneNumber: '',
  companyName: '',
  companyNumber: '',
  GrossistContactId: '',
  salesforceContactId: '',
  neverShowAgainGuideTypes: [],
  role: 'anonymous',
  seenAs: null,
  myGrossistUrl: '',
  signOutUrl: '',
} satisfies Partial<UserContext>;

export const presentSeenAs = ({ name, ...customer }: SeenAs): NonNullable<UserContext['seenAs']> => ({
  ...customer,
  Name: name,
});

/**
 * Presents a visitor with the sign-in state. [ctx-01; section 3, "User context" and "sign-in state"]
 * @param returnUrl the page to return to after signing in, as it was requested
 */
export const presentContext = (visitor: Visitor, returnUrl?: string): UserContext => {
  const back = safeReturnAddress(returnUrl);
  const place = {
    userLanguage: visitor.locale,
    market: visitor.market,
    currency: marketFacts(visitor.market).currency,
    returnUrl: back,
    signInUrl: signInAddress(back),
  };
  if (visitor.kind === 'anonymous') return { ...SIGNED_OUT, ...place };
  return {
    ...SIGNED_OUT,
    ...place,
    isSignedIn: true,
    myGrossistUrl: '/my',
    signOutUrl: '/sign-out',
    ableToCreateOrders: visitor.ableToCreateOrders,
    addressCountries: [...addressCountries(visitor.market)],
    defaultOrderName: visitor.defaultOrderName,
    emailPermission: visitor.emailPermission,
    isPunchout: visitor.role === 'punchout',
    isReadOnly: visitor.isReadOnly === true || visitor.seenAs !== undefined,
    isUserAdmin: visitor.role === 'user-admin',
    preferredArticleNumber: visitor.preferredArticleNumber,
    showNetPrice: visitor.showNetPrice,
    isCableCutPopupEnabled: visitor.isCableCutPopupEnabled,
    density: visitor.density,
    userEmail: visitor.email,
    userName: visitor.name,
    userPhoneNumber: visitor.phone,
    companyName: visitor.company?.name ?? '',
    companyNumber: visitor.company?.code ?? '',
    GrossistContactId: visitor.contactId,
    salesforceContactId: visitor.salesforceContactId,
    isSymbrioUser: visitor.isSymbrioUser,
    neverShowAgainGuideTypes: [...visitor.neverShowAgainGuideTypes],
    role: visitor.role,
    seenAs: visitor.seenAs === undefined ? null : presentSeenAs(visitor.seenAs),
    currency: visitor.account?.currency ?? place.currency,
  };
};

export const presentAccounts = (
  accounts: readonly AccountWithProjects[],
  activeSoldTo: string | undefined,
): OperationOutput<typeof getAccounts> =>
  accounts.map(({ soldTo, name, currency, projects }) => ({
    soldTo,
    name,
    currency,
    isActive: soldTo === activeSoldTo,
    projects: projects.map((project) => ({
      projectAccountName: name,
      projectAccountNumber: soldTo,
      projectNumber: project.number,
      projectTitle: project.title,
      soldTo,
    })),
  }));
