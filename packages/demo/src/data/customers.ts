import type { ContactRole } from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';

export interface DemoAccount {
  soldTo: string;
  name: string;
  customerGroup: string;
  plant: string;
  projects: readonly { number: string; title: string }[];
}

/** Street, postal code and town; towns and codes are GeoNames' (NOTICE.md), the streets are invented. */
type DemoAddress = readonly [name: string, street: string, postalCode: string, city: string];

export interface DemoCompany {
  code: string;
  name: string;
  market: Market;
  accounts: readonly DemoAccount[];
  /** The first is the company's own, the others are building sites, in turn for the projects. */
  addresses: readonly DemoAddress[];
}

export const COMPANIES: readonly DemoCompany[] = [
  {
    code: '100001',
    name: 'Nordkraft El A/S',
    market: 'DK',
    accounts: [
      {
        soldTo: '20100001',
        name: 'Nordkraft El, Glostrup',
        customerGroup: 'A',
        plant: '2001',
        projects: [
          { number: 'P-24017', title: 'Sygehus Øst, etape 2' },
          { number: 'P-24031', title: 'Havneboligerne' },
          { number: 'P-25004', title: 'Ringvejens skole' },
        ],
      },
      {
        soldTo: '20100002',
        name: 'Nordkraft Service, Odense',
        customerGroup: 'B',
        plant: '2002',
        projects: [
          { number: 'P-25011', title: 'Serviceaftale Fyn' },
          { number: 'P-25012', title: 'Ladestandere Odense' },
        ],
      },
    ],
    addresses: [
      ['Nordkraft El A/S', 'Kobbervej 18', '2600', 'Glostrup'],
      ['Byggeplads Sygehus Øst', 'Hospitalsstien 1', '4000', 'Roskilde'],
      ['Byggeplads Havneboligerne', 'Kajen 6', '2300', 'København S'],
      ['Nordkraft Service', 'Værkstedsvej 44', '5000', 'Odense C'],
    ],
  },
  {
    code: '100002',
    name: 'Syd VVS ApS',
    market: 'DK',
    accounts: [
      {
        soldTo: '20200001',
        name: 'Syd VVS, Kolding',
        customerGroup: 'C',
        plant: '2002',
        projects: [{ number: '7001', title: 'Fjernvarme Nordbyen' }],
      },
    ],
    addresses: [
      ['Syd VVS ApS', 'Rørmestervej 9', '6000', 'Kolding'],
      ['Byggeplads Nordbyen', 'Nordbyvej 70', '8700', 'Horsens'],
    ],
  },
  {
    code: '300001',
    name: 'Rheinstrom Elektrotechnik GmbH',
    market: 'DE',
    accounts: [
      {
        soldTo: '30100001',
        name: 'Rheinstrom Köln',
        customerGroup: 'B',
        plant: '3001',
        projects: [{ number: 'K-118', title: 'Neubau Bürohaus Süd' }],
      },
    ],
    addresses: [
      ['Rheinstrom Elektrotechnik GmbH', 'Meisterweg 21', '50667', 'Köln'],
      ['Baustelle Bürohaus Süd', 'Am Kai 3', '40210', 'Düsseldorf'],
    ],
  },
  {
    code: '400001',
    name: 'Elmontage i Väst AB',
    market: 'SE',
    accounts: [
      {
        soldTo: '40100001',
        name: 'Elmontage Göteborg',
        customerGroup: 'B',
        plant: '4001',
        projects: [{ number: 'GBG-42', title: 'Kvarteret Masten' }],
      },
    ],
    addresses: [
      ['Elmontage i Väst AB', 'Verkstadsgatan 5', '411 03', 'Göteborg'],
      ['Byggarbetsplats Masten', 'Kajgatan 12', '411 04', 'Göteborg'],
    ],
  },
  {
    code: '500001',
    name: 'Dijkbouw Installatie B.V.',
    market: 'NL',
    accounts: [
      {
        soldTo: '50100001',
        name: 'Dijkbouw Rotterdam',
        customerGroup: 'C',
        plant: '5001',
        projects: [{ number: 'DB-2025-7', title: 'Renovatie Havenblok' }],
      },
    ],
    addresses: [
      ['Dijkbouw Installatie B.V.', 'Dijklaan 30', '3011', 'Rotterdam'],
      ['Bouwplaats Havenblok', 'Loskade 2', '3044', 'Rotterdam'],
    ],
  },
  {
    code: '600001',
    name: 'Fjordrør AS',
    market: 'NO',
    accounts: [
      {
        soldTo: '60100001',
        name: 'Fjordrør Bergen',
        customerGroup: 'D',
        plant: '6001',
        projects: [{ number: 'FR-301', title: 'Sjøhusene' }],
      },
    ],
    addresses: [
      ['Fjordrør AS', 'Fjordveien 16', '5003', 'Bergen'],
      ['Byggeplass Sjøhusene', 'Brygga 8', '5053', 'Bergen'],
    ],
  },
];

/** The company of the buyers made for load tests; their accounts are numbered up from here. */
export const LOAD_COMPANY = {
  code: '100009',
  name: 'Nordkraft Entreprise A/S',
  market: 'DK',
  firstSoldTo: 21_000_000,
} as const;

/** The one password of every demo sign-in; production has none of them. */
export const DEMO_PASSWORD = 'demo-Grossist-1';

export interface DemoSignIn {
  email: string;
  role: ContactRole;
  market: Market;
  /** Short English text for the sign-in page. */
  description: string;
}

interface DemoContact extends DemoSignIn {
  name: string;
  phone: string;
  companyCode?: string;
  ableToCreateOrders: boolean;
  showNetPrice: boolean;
}

const may = { ableToCreateOrders: true, showNetPrice: true };
const mayNot = { ableToCreateOrders: false, showNetPrice: false };
const nordkraft = { market: 'DK', companyCode: '100001' } as const;
const house = { market: 'DK', ...mayNot } as const;

export const CONTACTS: readonly DemoContact[] = [
  {
    email: 'buyer@nordkraft.example',
    role: 'buyer',
    name: 'Mette Holm',
    phone: '+45 70 00 10 01',
    description: 'Buyer with two accounts and projects, may order',
    ...nordkraft,
    ...may,
  },
  {
    email: 'colleague@nordkraft.example',
    role: 'buyer',
    name: 'Jonas Friis',
    phone: '+45 70 00 10 02',
    description: 'Colleague in the same company',
    ...nordkraft,
    ...may,
  },
  {
    email: 'viewer@nordkraft.example',
    role: 'viewer',
    name: 'Sara Lund',
    phone: '+45 70 00 10 03',
    description: 'May look but not order, sees no net prices',
    ...nordkraft,
    ...mayNot,
  },
  {
    email: 'useradmin@nordkraft.example',
    role: 'user-admin',
    name: 'Henrik Bach',
    phone: '+45 70 00 10 04',
    description: "Administers the company's users",
    ...nordkraft,
    ...may,
  },
  {
    email: 'buyer@sydvvs.example',
    role: 'buyer',
    name: 'Lene Krog',
    phone: '+45 70 00 20 01',
    description: 'Buyer of another Danish company',
    market: 'DK',
    companyCode: '100002',
    ...may,
  },
  {
    email: 'buyer@rheinstrom.example',
    role: 'buyer',
    name: 'Jürgen Brandt',
    phone: '+49 221 0000 101',
    description: 'Buyer in Germany',
    market: 'DE',
    companyCode: '300001',
    ...may,
  },
  {
    email: 'buyer@elmontage.example',
    role: 'buyer',
    name: 'Åsa Lindqvist',
    phone: '+46 31 000 01 01',
    description: 'Buyer in Sweden',
    market: 'SE',
    companyCode: '400001',
    ...may,
  },
  {
    email: 'buyer@dijkbouw.example',
    role: 'buyer',
    name: 'Pieter de Groot',
    phone: '+31 10 000 0101',
    description: 'Buyer in the Netherlands',
    market: 'NL',
    companyCode: '500001',
    ...may,
  },
  {
    email: 'buyer@fjordror.example',
    role: 'buyer',
    name: 'Ingrid Nes',
    phone: '+47 55 00 01 01',
    description: 'Buyer in Norway',
    market: 'NO',
    companyCode: '600001',
    ...may,
  },
  {
    email: 'punchout@nordkraft.example',
    role: 'punchout',
    name: 'Nordkraft Indkøb',
    phone: '+45 70 00 10 05',
    description: 'Buys through a procurement system',
    ...nordkraft,
    ableToCreateOrders: false,
    showNetPrice: true,
  },
  {
    email: 'assortments@grossist.example',
    role: 'assortment-admin',
    name: 'Karen Vang',
    phone: '+45 70 00 00 01',
    description: 'Looks after the assortments of every company',
    ...house,
  },
  {
    email: 'editor@grossist.example',
    role: 'editor',
    name: 'Rune Dahl',
    phone: '+45 70 00 00 02',
    description: 'Edits content, landing pages and translations',
    ...house,
  },
  {
    email: 'support@grossist.example',
    role: 'support',
    name: 'Ida Storm',
    phone: '+45 70 00 00 03',
    description: 'Validates third-party orders',
    ...house,
  },
  {
    email: 'operator@grossist.example',
    role: 'operator',
    name: 'Jonas Riis',
    phone: '+45 70 00 00 04',
    description: 'Runs the shop: messages and stored mails',
    ...house,
  },
];

/** What the sign-in page lists in demo mode. */
export const DEMO_SIGN_INS: readonly DemoSignIn[] = CONTACTS.map(({ email, role, market, description }) => ({
  email,
  role,
  market,
  description,
}));
