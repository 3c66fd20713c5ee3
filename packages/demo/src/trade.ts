import type {
  AccountRecord,
  AddressRecord,
  CompanyRecord,
  ContactRecord,
  DiscountRecord,
} from '@grossist/catalogue-formats';
import { MARKETS, marketFacts } from '@grossist/domain';
import { COMPILED } from './compiled-class.ts';
import { COMPANIES, CONTACTS, DEMO_PASSWORD, type DemoCompany, LOAD_COMPANY } from './data/customers.ts';
import { below, PURPOSE } from './random.ts';

const CUSTOMER_GROUPS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Percent off list for every customer group on every material group: the better the group, the more. */
export function* discountRecords(): Generator<DiscountRecord> {
  const materialGroups = [...new Set(COMPILED.map(({ materialGroup }) => materialGroup))];
  for (const [place, market] of MARKETS.entries()) {
    for (const [rank, customerGroup] of CUSTOMER_GROUPS.entries()) {
      for (const [position, materialGroup] of materialGroups.entries()) {
        const base = 34 + below(16, position * MARKETS.length + place, PURPOSE.discount);
        yield { kind: 'discount', market, customerGroup, materialGroup, percent: `${base - rank * 6}.00` };
      }
    }
  }
}

const loadNumber = (buyer: number): string => String(buyer).padStart(4, '0');
const loadSoldTo = (buyer: number): string => String(LOAD_COMPANY.firstSoldTo + buyer);

export function* companyRecords(buyers: number): Generator<CompanyRecord> {
  for (const { code, name, market } of COMPANIES) yield { kind: 'company', code, name, market };
  const { code, name, market } = LOAD_COMPANY;
  if (buyers > 0) yield { kind: 'company', code, name, market };
}

export function* accountRecords(buyers: number): Generator<AccountRecord> {
  for (const { code, market, accounts } of COMPANIES) {
    const { currency } = marketFacts(market);
    for (const account of accounts) yield { kind: 'account', companyCode: code, currency, ...account };
  }
  for (let buyer = 1; buyer <= buyers; buyer += 1) {
    yield {
      kind: 'account',
      soldTo: loadSoldTo(buyer),
      companyCode: LOAD_COMPANY.code,
      name: `Nordkraft Entreprise ${loadNumber(buyer)}`,
      currency: marketFacts(LOAD_COMPANY.market).currency,
      customerGroup: CUSTOMER_GROUPS[buyer % CUSTOMER_GROUPS.length] ?? 'A',
      plant: '2001',
    };
  }
}

const accountsOf = (companyCode: string | undefined): string[] =>
  COMPANIES.filter(({ code }) => code === companyCode).flatMap(({ accounts }) => accounts.map(({ soldTo }) => soldTo));

export function* contactRecords(buyers: number): Generator<ContactRecord> {
  for (const { email, role, market, name, phone, companyCode, ableToCreateOrders, showNetPrice } of CONTACTS) {
    const contact: ContactRecord = {
      kind: 'contact',
      email,
      name,
      phone,
      soldTos: accountsOf(companyCode),
      role,
      locale: marketFacts(market).locale,
      ableToCreateOrders,
      showNetPrice,
      password: DEMO_PASSWORD,
    };
    if (companyCode !== undefined) contact.companyCode = companyCode;
    yield contact;
  }
  for (let buyer = 1; buyer <= buyers; buyer += 1) {
    yield {
      kind: 'contact',
      email: `load-${loadNumber(buyer)}@nordkraft.example`,
      name: `Buyer ${loadNumber(buyer)}`,
      companyCode: LOAD_COMPANY.code,
      soldTos: [loadSoldTo(buyer)],
      role: 'buyer',
      locale: marketFacts(LOAD_COMPANY.market).locale,
      ableToCreateOrders: true,
      showNetPrice: true,
      password: DEMO_PASSWORD,
    };
  }
}

function* addressesOf({ market, accounts, addresses }: DemoCompany): Generator<AddressRecord> {
  const [own, ...sites] = addresses;
  if (own === undefined) return;
  for (const { soldTo, projects } of accounts) {
    const [name, street, postalCode, city] = own;
    yield {
      kind: 'address',
      code: `${soldTo}-0`,
      soldTo,
      shipTo: `${soldTo}0`,
      name,
      street,
      postalCode,
      city,
      countryCode: market,
      isDefault: true,
    };
    for (const [place, project] of projects.entries()) {
      const [siteName, siteStreet, sitePostalCode, siteCity] = sites[place % sites.length] ?? own;
      yield {
        kind: 'address',
        code: `${soldTo}-${place + 1}`,
        soldTo,
        projectNumber: project.number,
        shipTo: `${soldTo}${place + 1}`,
        name: siteName,
        street: siteStreet,
        postalCode: sitePostalCode,
        city: siteCity,
        countryCode: market,
      };
    }
  }
}

export function* addressRecords(buyers: number): Generator<AddressRecord> {
  for (const company of COMPANIES) yield* addressesOf(company);
  for (let buyer = 1; buyer <= buyers; buyer += 1) {
    const soldTo = loadSoldTo(buyer);
    yield {
      kind: 'address',
      code: `${soldTo}-0`,
      soldTo,
      shipTo: `${soldTo}0`,
      name: `Nordkraft Entreprise ${loadNumber(buyer)}`,
      street: `Entreprenørvej ${buyer}`,
      postalCode: '2750',
      city: 'Ballerup',
      countryCode: LOAD_COMPANY.market,
      isDefault: true,
    };
  }
}
