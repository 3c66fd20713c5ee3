import type { CampaignRecord, GiftRecord, MaterialRecord, SoftBundleRecord } from '@grossist/catalogue-formats';
import { MARKETS, type Market, marketFacts, type Texts } from '@grossist/domain';
import { DEMO_MATERIALS } from '../leads.ts';

const spoken = (en: string, da: string, de: string, sv: string, nl: string, nb: string, fo: string): Texts => ({
  en,
  da,
  de,
  sv,
  nl,
  nb,
  fo,
});

export const CAMPAIGN_NAMES: Texts = spoken(
  'Price of the season',
  'Sæsonens pris',
  'Saisonpreis',
  'Säsongens pris',
  'Seizoensprijs',
  'Sesongens pris',
  'Prísur hjá árstíðini',
);

/** What comes for nothing: numbers of the house's own, of no material that is sold. */
const GIFTS: readonly { code: string; material: string; texts: Texts; from: Record<Market, string> }[] = [
  {
    code: 'MUG',
    material: '9000001',
    texts: spoken('Thermos mug', 'Termokrus', 'Thermobecher', 'Termosmugg', 'Thermosbeker', 'Termokopp', 'Termokrús'),
    from: { DK: '5000', DE: '700', SE: '7500', NL: '700', NO: '7500' },
  },
  {
    code: 'TORCH',
    material: '9000002',
    texts: spoken('Head torch', 'Pandelampe', 'Stirnlampe', 'Pannlampa', 'Hoofdlamp', 'Hodelykt', 'Pannulampa'),
    from: { DK: '20000', DE: '2800', SE: '30000', NL: '2800', NO: '30000' },
  },
];

export const giftRecords = (validFrom: string, validTo: string): GiftRecord[] =>
  MARKETS.flatMap((market) =>
    GIFTS.map(({ code, material, texts, from }) => ({
      kind: 'gift',
      code: `${code}-${market}`,
      market,
      sapMaterialNumber: material,
      texts,
      from: from[market],
      validFrom,
      validTo,
    })),
  );

const { circuitBreaker, installationCable, socketOutlet, pressElbow } = DEMO_MATERIALS;

const BUNDLES: readonly Pick<SoftBundleRecord, 'code' | 'names' | 'descriptions' | 'discountPercent' | 'members'>[] = [
  {
    code: 'ROOM',
    names: spoken(
      'Wiring of a room',
      'Installation af et rum',
      'Installation eines Raums',
      'Installation av ett rum',
      'Installatie van een kamer',
      'Installasjon av et rom',
      'Innlegging í eitt rúm',
    ),
    descriptions: spoken(
      'Cable, sockets and the breaker for one room.',
      'Kabel, stikkontakter og automat til et rum.',
      'Leitung, Steckdosen und Automat für einen Raum.',
      'Kabel, vägguttag och automat för ett rum.',
      'Kabel, contactdozen en automaat voor een kamer.',
      'Kabel, stikkontakter og automat til et rom.',
      'Kaðal, stikk og automat til eitt rúm.',
    ),
    discountPercent: '8',
    members: [
      { sapMaterialNumber: installationCable, quantity: '100' },
      { sapMaterialNumber: socketOutlet, quantity: '10' },
      { sapMaterialNumber: circuitBreaker, quantity: '1' },
    ],
  },
  {
    code: 'RISER',
    names: spoken(
      'Elbows for a riser',
      'Bøjninger til en stigestreng',
      'Bögen für einen Steigstrang',
      'Böjar till en stam',
      'Bochten voor een stijgleiding',
      'Bend til en stigeledning',
      'Bogar til eina stigleiðing',
    ),
    descriptions: {},
    discountPercent: '12.5',
    members: [{ sapMaterialNumber: pressElbow, quantity: '50' }],
  },
];

/** Of the materials that every demo has, as far as it is large enough to hold them. */
export const bundleRecords = (has: (sapMaterialNumber: string) => boolean): SoftBundleRecord[] =>
  BUNDLES.filter(({ members }) => members.every(({ sapMaterialNumber }) => has(sapMaterialNumber))).flatMap((bundle) =>
    MARKETS.map((market) => ({ kind: 'soft-bundle', ...bundle, code: `${bundle.code}-${market}`, market })),
  );

export const campaignRecord = (
  market: Market,
  validFrom: string,
  validTo: string,
  prices: CampaignRecord['prices'],
): CampaignRecord => ({
  kind: 'campaign',
  code: `SEASON-${market}-${validFrom.slice(0, 7)}`,
  market,
  names: CAMPAIGN_NAMES,
  validFrom,
  validTo,
  prices,
});

/** What represents a packed kit in carts and orders: packing costs nothing, the kit's materials are lines of their own. */
export const KIT_HEADER: MaterialRecord = {
  kind: 'material',
  sapMaterialNumber: '9900001',
  nodeCode: 'E',
  tree: 'electrical',
  names: spoken(
    'Kit, packed',
    'Pakket sæt',
    'Verpacktes Set',
    'Packad sats',
    'Verpakte set',
    'Pakket sett',
    'Pakkað sett',
  ),
  salesUnit: 'PCE',
  materialGroup: 'KITHDR',
  isStocked: false,
  markets: MARKETS,
  listPrices: MARKETS.map((market) => ({
    market,
    currency: marketFacts(market).currency,
    amount: '0',
    perQuantity: '1',
  })),
};
