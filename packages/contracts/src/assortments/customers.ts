import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, Id, MarketCode, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';

/** Shared by every call of the assortment administrators. */
export const inArea = { area: 'assortments', access: 'assortment-admin' } as const;

export const CustomerType = z
  .enum(['company', 'account', 'user'])
  .describe('What a customer of an assortment is: a company, one of its accounts, or one of its users');
export type CustomerType = z.infer<typeof CustomerType>;

export const CustomerRow = z
  .object({
    Id: Id.describe('Id of the company, account or user'),
    CustomerType,
    Number: z.string().describe("Company number, sold-to number, or a user's e-mail address"),
    Name: z.string().describe('Name'),
    CompanyId: Id.describe('Id of the company; of a company its own'),
    CompanyName: z.string().describe('Name of the company'),
    Market: MarketCode,
    AccountCount: z.number().int().describe('Accounts of a company, or that a user orders for; 0 for an account'),
    UserCount: z.number().int().describe('Users of a company or an account; 0 for a user'),
    AssortmentCount: z.number().int().describe('Assortments that are related to this customer itself'),
  })
  .describe('A company, account or user as a customer of assortments');
export type CustomerRow = z.infer<typeof CustomerRow>;

/** One page of a table. Section 3, "Customer table data". */
export const tablePage = <T extends z.ZodType>(row: T) =>
  z.object({
    pageItems: z.array(row).describe('The rows of this page, at most PageSize'),
    totalItems: z.number().int().describe('Rows on all pages'),
  });

/** The page of a table that is asked for. Section 9: ten rows a page. */
export const tablePaging = { PageNumber: pageNumber, PageSize: pageSize(10).describe('Rows of a page') };

export const language = CultureName.optional().describe(
  "Language in which names are shown and sorted; the user's own if absent",
);
export const searchText = typedText(100).default('').describe('Part of a name or number; blank: all');

const found = z.object({ language, search: searchText, ...tablePaging });
const parent = z.object({ id: Id.describe('Id') });

export const getCustomerCompanies = operation({
  ...inArea,
  call: 'asm-01',
  name: 'getCustomerCompanies',
  summary: 'Companies as customers of assortments',
  description: 'Returns companies whose name or number holds the text, by name.',
  method: 'GET',
  path: '/api/customers/companies',
  query: found,
  response: tablePage(CustomerRow),
});

export const getUsersOfCompany = operation({
  ...inArea,
  call: 'asm-02',
  name: 'getUsersOfCompany',
  summary: 'Users of a company',
  description: "Returns the users of a company, by name: the branches of the customers' tree below it.",
  failures: [404],
  method: 'GET',
  path: '/api/customers/companies/:id/users',
  params: parent,
  query: found,
  response: tablePage(CustomerRow),
});

export const getCustomerAccounts = operation({
  ...inArea,
  call: 'asm-03',
  name: 'getCustomerAccounts',
  summary: 'Accounts as customers of assortments',
  description: 'Returns accounts whose name, sold-to number or company holds the text, by name.',
  method: 'GET',
  path: '/api/customers/accounts',
  query: found.extend({ companyId: Id.optional().describe('Accounts of this company only') }),
  response: tablePage(CustomerRow),
});

export const getUsersOfAccount = operation({
  ...inArea,
  call: 'asm-04',
  name: 'getUsersOfAccount',
  summary: 'Users of an account',
  description: 'Returns the users who order for an account, by name.',
  failures: [404],
  method: 'GET',
  path: '/api/customers/accounts/:id/users',
  params: parent,
  query: found,
  response: tablePage(CustomerRow),
});

export const getCustomerUsers = operation({
  ...inArea,
  call: 'asm-05',
  name: 'getCustomerUsers',
  summary: 'Users as customers of assortments',
  description: 'Returns users of companies whose name, e-mail address or company holds the text, by name.',
  method: 'GET',
  path: '/api/customers/users',
  query: found,
  response: tablePage(CustomerRow),
});

/** A customer of assortments, as queries name it. */
export const customerAsked = {
  customerId: Id.describe('Id of the company, account or user'),
  customerType: CustomerType,
};

export const getAssortmentCustomer = operation({
  ...inArea,
  call: 'own-asm-05',
  name: 'getAssortmentCustomer',
  summary: 'A customer of assortments',
  failures: [404],
  method: 'GET',
  path: '/api/assortments/customer',
  query: z.object(customerAsked),
  response: CustomerRow,
});

export const SeenAs = z
  .object({
    customerId: Id.describe('Id of the company, account or user'),
    customerType: CustomerType,
    Name: z.string().describe('Name of the customer'),
  })
  .describe('A customer with whose assortments an assortment administrator looks at the shop');

export const seeShopAs = operation({
  ...inArea,
  call: 'own-asm-03',
  name: 'seeShopAs',
  summary: 'See the shop as a customer',
  description:
    "Shows the shop in this session with a customer's market and assortments, without prices, cart and orders, until it is ended.",
  failures: [404],
  method: 'POST',
  path: '/api/assortments/see-as',
  body: z.object(customerAsked),
  response: SeenAs,
});

export const stopSeeingShopAs = operation({
  ...inArea,
  call: 'own-asm-04',
  name: 'stopSeeingShopAs',
  summary: 'Stop seeing the shop as a customer',
  method: 'DELETE',
  path: '/api/assortments/see-as',
  response: Ok,
});
