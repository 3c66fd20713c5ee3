import { MARKETS, type Market } from '@grossist/domain';
import { z } from 'zod';

const isMarket = (text: string): text is Market => (MARKETS as readonly string[]).includes(text);

const entriesOf = (text: string): [market: string, phone: string][] =>
  text.split(',').flatMap((entry) => {
    if (entry.trim() === '') return [];
    const [market = '', ...phone] = entry.split(':');
    return [[market.trim(), phone.join(':').trim()]];
  });

/** "DK: +45 70 10 20 30, NO: +47 22 00 00 00" */
const phones = z
  .string()
  .transform(entriesOf)
  .refine(
    (entries) => entries.every(([market, phone]) => isMarket(market) && /^\+?[\d ()-]{4,30}$/.test(phone)),
    `must be numbers by market (${MARKETS.join(', ')}), comma separated: "DK: +45 70 10 20 30"`,
  )
  .transform((entries) => new Map(entries.flatMap(([market, phone]) => (isMarket(market) ? [[market, phone]] : []))));

/** How the wholesaler is reached. docs/operations.md describes them for operators. */
export const contactEnvironment = {
  GROSSIST_COMPANY_NAME: z.string().max(200).optional(),
  GROSSIST_COMPANY_ADDRESS: z.string().max(300).optional(),
  /** Registration or VAT number. */
  GROSSIST_COMPANY_NUMBER: z.string().max(60).optional(),
  GROSSIST_CONTACT_EMAIL: z.email().optional(),
  GROSSIST_CONTACT_PHONES: phones.optional(),
};

const Environment = z.object(contactEnvironment);

export interface ContactSettings {
  /** The texts are '' where nothing is set. */
  companyName: string;
  address: string;
  companyNumber: string;
  email: string;
  phones: ReadonlyMap<Market, string>;
}

/** The demo wholesaler's: a domain and numbers that belong to no one. */
const DEMO: ContactSettings = {
  companyName: 'Grossist A/S',
  address: 'Lagervej 1, 4100 Ringsted, Danmark',
  companyNumber: 'DK 00 00 00 00',
  email: 'kundeservice@grossist.example',
  phones: new Map<Market, string>([
    ['DK', '+45 00 00 00 00'],
    ['DE', '+49 231 0000000'],
    ['SE', '+46 8 000 000 00'],
    ['NL', '+31 30 000 00 00'],
    ['NO', '+47 00 00 00 00'],
  ]),
};

/** Returns how the wholesaler is reached; of a demo, what is not set is invented. */
export const contactSettings = (set: z.infer<typeof Environment>, isDemo: boolean): ContactSettings => ({
  companyName: set.GROSSIST_COMPANY_NAME ?? (isDemo ? DEMO.companyName : ''),
  address: set.GROSSIST_COMPANY_ADDRESS ?? (isDemo ? DEMO.address : ''),
  companyNumber: set.GROSSIST_COMPANY_NUMBER ?? (isDemo ? DEMO.companyNumber : ''),
  email: set.GROSSIST_CONTACT_EMAIL ?? (isDemo ? DEMO.email : ''),
  phones: set.GROSSIST_CONTACT_PHONES ?? (isDemo ? DEMO.phones : new Map()),
});
