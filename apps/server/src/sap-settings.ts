import { MARKETS, type Market } from '@grossist/domain';
import { z } from 'zod';

/** Requires https, except on this machine, and no secrets in the URL. */
const isSafe = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, search } = new URL(url);
  if (username !== '' || password !== '' || search !== '') return false;
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
};

const safeUrl = z.string().refine(isSafe, 'must begin with https:// and hold neither a password nor a query');

export interface SalesAreaSetting {
  organization: string;
  channel: string;
  division: string;
}

const isMarket = (text: string): text is Market => MARKETS.some((market) => market === text);

/** "DK=1000/10/00,SE=3000/10/00" */
const SalesAreas = z.string().transform((text, context) => {
  const areas: Partial<Record<Market, SalesAreaSetting>> = {};
  for (const entry of text.split(',')) {
    const found = /^\s*([A-Z]{2})=(\w{1,4})\/(\w{1,2})\/(\w{1,2})\s*$/.exec(entry);
    const [, market = '', organization = '', channel = '', division = ''] = found ?? [];
    if (!isMarket(market)) {
      context.addIssue('must be MARKET=organization/channel/division, comma separated, such as DK=1000/10/00');
      return z.NEVER;
    }
    areas[market] = { organization, channel, division };
  }
  return areas;
});

/** "PCE=PC,MTR=M" */
const Units = z.string().transform((text, context) => {
  const units: Record<string, string> = {};
  for (const entry of text.split(',')) {
    const [, ours, theirs] = /^\s*(\w{1,10})=(\w{1,3})\s*$/.exec(entry) ?? [];
    if (ours === undefined || theirs === undefined) {
      context.addIssue('must be OURS=THEIRS, comma separated, such as PCE=PC');
      return z.NEVER;
    }
    units[ours] = theirs;
  }
  return units;
});

const TextId = z.string().regex(/^\w{1,4}$/, 'must be at most 4 letters and digits');

/** Every environment variable of the ERP elsewhere; a part of those of the shop. */
export const sapEnvironment = {
  /** Whose prices, stock and orders: the shop's own tables, or those and an SAP. */
  GROSSIST_ERP: z.enum(['embedded', 'sap']).default('embedded'),
  /** The system, or the path under which its OData 2 services lie. */
  SAP_URL: safeUrl.optional(),
  SAP_CLIENT: z
    .string()
    .regex(/^\d{3}$/, 'must be three digits')
    .optional(),
  SAP_USER: z.string().min(1).optional(),
  SAP_PASSWORD: z.string().min(1).optional(),
  /** Instead of a user: where tokens are given out for client credentials. */
  SAP_TOKEN_URL: safeUrl.optional(),
  SAP_CLIENT_ID: z.string().min(1).optional(),
  SAP_CLIENT_SECRET: z.string().min(1).optional(),
  SAP_SALES_AREAS: SalesAreas.optional(),
  SAP_UNITS: Units.prefault('PCE=PC,MTR=M,ROL=ROL,PAK=PAK'),
  /** The condition type as which the shop's price goes along; absent: SAP prices by itself. */
  SAP_PRICE_CONDITION: TextId.optional(),
  SAP_HEADER_TEXT: TextId.default('TX01'),
  SAP_ITEM_TEXT: TextId.default('0001'),
  /** Milliseconds after which one request of an order that is sent is held to be unanswered. */
  SAP_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(30_000),
};

const Environment = z.object(sapEnvironment);

/** How the SAP elsewhere is reached; see docs/operations.md. */
export interface SapAccessSettings {
  url: string;
  client: string | undefined;
  authorization:
    | { kind: 'basic'; user: string; password: string }
    | { kind: 'oauth'; tokenUrl: string; clientId: string; clientSecret: string };
  areas: Partial<Record<Market, SalesAreaSetting>>;
  units: Readonly<Record<string, string>>;
  priceCondition: string | undefined;
  textIds: { header: string; item: string };
  timeoutMs: number;
}

type Given = z.output<typeof Environment>;

const authorizationOf = (set: Given, missing: (name: string) => Error): SapAccessSettings['authorization'] => {
  const { SAP_TOKEN_URL: tokenUrl, SAP_CLIENT_ID: clientId, SAP_CLIENT_SECRET: clientSecret } = set;
  const { SAP_USER: user, SAP_PASSWORD: password } = set;
  if (tokenUrl !== undefined) {
    if (clientId === undefined) throw missing('SAP_CLIENT_ID');
    if (clientSecret === undefined) throw missing('SAP_CLIENT_SECRET');
    return { kind: 'oauth', tokenUrl, clientId, clientSecret };
  }
  if (user === undefined) throw missing('SAP_USER');
  if (password === undefined) throw missing('SAP_PASSWORD');
  return { kind: 'basic', user, password };
};

/** Undefined: the shop's own tables are the ERP. @throws what `missing` returns for a required setting that is absent */
export const sapAccess = (set: Given, missing: (name: string) => Error): SapAccessSettings | undefined => {
  if (set.GROSSIST_ERP === 'embedded') return undefined;
  const { SAP_URL: url, SAP_SALES_AREAS: areas } = set;
  if (url === undefined) throw missing('SAP_URL');
  if (areas === undefined) throw missing('SAP_SALES_AREAS');
  return {
    url,
    client: set.SAP_CLIENT,
    authorization: authorizationOf(set, missing),
    areas,
    units: set.SAP_UNITS,
    priceCondition: set.SAP_PRICE_CONDITION,
    textIds: { header: set.SAP_HEADER_TEXT, item: set.SAP_ITEM_TEXT },
    timeoutMs: set.SAP_TIMEOUT_MS,
  };
};
