import type { Person } from '../../src/areas/identity/index.ts';
import type { Database } from '../../src/db/index.ts';
import { anEmployee } from './an-employee.ts';

/** Somebody of the house's support, as the shop knows them once they are signed in. */
export const aSupportPerson = async (db: Database): Promise<Person> => {
  const { contactId, email } = await anEmployee(db, 'support');
  return {
    kind: 'person',
    contactId,
    email,
    name: 'support',
    phone: '',
    role: 'support',
    locale: 'en-US',
    market: 'DK',
    ableToCreateOrders: false,
    showNetPrice: false,
    emailPermission: true,
    preferredArticleNumber: 'el',
    defaultOrderName: '',
    isCableCutPopupEnabled: true,
    density: null,
    sortKey: 'relevance',
    neverShowAgainGuideTypes: [],
    salesforceContactId: '',
    isSymbrioUser: false,
    company: undefined,
    account: undefined,
    assortments: { granted: [], isLimited: false },
  };
};
