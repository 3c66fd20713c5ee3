import type { Currency, InfoTag, Language, Market, Texts } from '@grossist/domain';
import type { ErpRecord } from './erp-records.ts';
import type { PlaceRecord } from './place-records.ts';
import type { PunchoutCustomerRecord } from './punchout-record.ts';

/**
 * What every import understands, whichever file it came from. Readers turn files into these records, the demo
 * wholesaler makes them, and the server's import writes them. Decimals are strings ("553.00"), never floats.
 * Codes are stable keys chosen by the source; records may only name codes that came before them.
 */
export type CatalogueRecord =
  | EtimClassRecord
  | EtimClassNameRecord
  | EtimFeatureRecord
  | EtimValueRecord
  | EtimClassFeatureRecord
  | EtimSynonymsRecord
  | NodeRecord
  | SupplierRecord
  | ProductRecord
  | MaterialRecord
  | MaterialAmendmentRecord
  | PlantRecord
  | ServiceCenterRecord
  | DiscountRecord
  | NetPriceRecord
  | CompanyRecord
  | AccountRecord
  | ContactRecord
  | AddressRecord
  | AssortmentRecord
  | AssortmentRelationRecord
  | ErpRecord
  | PlaceRecord
  | PunchoutCustomerRecord
  | PurchaseRecord;

/** A: one of a list of values, N: number, R: range of numbers, L: yes or no (ETIM's own letters). */
export type EtimFeatureType = 'A' | 'N' | 'R' | 'L';

export interface EtimFeature {
  /** "EF000001" */
  code: string;
  names: Texts;
  type: EtimFeatureType;
  /** Unit sign as shown ("mm²", "A"), for N and R. */
  unit?: string;
  /** Values of type A: "EV000154" and its names. */
  values?: readonly { code: string; names: Texts }[];
}

export interface EtimClassRecord {
  kind: 'etim-class';
  /** "EC003248" */
  code: string;
  names: Texts;
  synonyms?: Partial<Record<Language, readonly string[]>>;
  /** In the order of usefulness to a buyer. */
  features: readonly EtimFeature[];
}

/**
 * Parts of the ETIM model as its own files bring them, one table a file. A part adds to what is known of its class,
 * feature or value and takes nothing away.
 */
export interface EtimClassNameRecord {
  kind: 'etim-class-name';
  /** "EC003248" */
  code: string;
  names: Texts;
}

export interface EtimFeatureRecord {
  kind: 'etim-feature';
  /** "EF000001" */
  code: string;
  names: Texts;
}

export interface EtimValueRecord {
  kind: 'etim-value';
  /** "EV000154" */
  code: string;
  names: Texts;
}

/** A feature of a class; several of the same class and feature add their values. */
export interface EtimClassFeatureRecord {
  kind: 'etim-class-feature';
  classCode: string;
  /** Absent where the source tells the values of the class as a whole, as ETIM's map of classes and values does. */
  featureCode?: string;
  type?: EtimFeatureType;
  unit?: string;
  /** The lower the more useful to a buyer. */
  sortOrder?: number;
  valueCodes?: readonly string[];
}

export interface EtimSynonymsRecord {
  kind: 'etim-synonyms';
  classCode: string;
  language: Language;
  words: readonly string[];
}

export type Tree = 'electrical' | 'hws';

/** A place in the catalogue tree; without parentCode it is a tree's top. */
export interface NodeRecord {
  kind: 'node';
  code: string;
  parentCode?: string;
  tree: Tree;
  names: Texts;
  /** Address part, lower case ascii ("installation-cable"). */
  slug: string;
  sortOrder: number;
}

export interface SupplierRecord {
  kind: 'supplier';
  code: string;
  name: string;
}

/** A family of variations. */
export interface ProductRecord {
  kind: 'product';
  code: string;
  nodeCode: string;
  classCode?: string;
  supplierCode?: string;
  names: Texts;
  descriptions?: Texts;
}

/** Value of one ETIM feature: a value code, a number, a range, or yes/no. */
export type FeatureValue = string | number | readonly [number, number] | boolean;

/** Units of sale as SAP writes them. */
export type SalesUnit = 'PCE' | 'MTR' | 'ROL' | 'PAK' | 'BOX' | 'SET' | 'PAR' | 'KGM' | 'LTR' | 'BDL';

/** SAP's sales status: 10 available, 30 blocked for sales, 33 phased out, 40 obsolete. */
export type MaterialStatus = '10' | '30' | '33' | '40';

export interface ListPrice {
  market: Market;
  currency: Currency;
  /** Price of `perQuantity` sales units, at most four decimals. */
  amount: string;
  perQuantity: string;
  /** Calendar date, "2026-09-01". */
  validFrom?: string;
  /** Prices from a quantity on, ascending, of the same `perQuantity`. */
  scales?: readonly { fromQuantity: string; amount: string }[];
}

/** A picture or document that belongs to a material. */
export interface MediaReference {
  kind: 'picture' | 'drawing' | 'document' | 'link';
  /** What a document is, in the shop's own short words: "data-sheet", "certificate", "instructions", "declaration", "other". */
  documentType?: string;
  /** Address or file name as the source gives it. */
  source: string;
  mimeType?: string;
  titles?: Texts;
  /** The language the document is in; absent: any. */
  language?: Language;
}

export interface PlantStock {
  plant: string;
  /** Available to promise now, in sales units, at most three decimals. */
  atp: string;
  /** When more comes and how much: calendar dates. */
  incoming?: readonly { date: string; quantity: string }[];
  /** Part of the ATP that the express box may take. */
  fastbox?: string;
  clearance?: string;
}

/** What is hung on a material for buyers to see, or 'none', which takes it away. Of the texts what is told replaces all. */
export type ToldInfoTag = (Omit<InfoTag, 'descriptions'> & { descriptions?: Texts }) | { color: 'none' };

export interface MaterialRecord {
  kind: 'material';
  /** Absent in files from outside: the import finds the material by its numbers, else gives it the next number. */
  sapMaterialNumber?: string;
  productCode?: string;
  /** Where a material without a product belongs. */
  nodeCode?: string;
  tree?: Tree;
  classCode?: string;
  supplierCode?: string;
  supplierNumber?: string;
  elNumber?: string;
  hwsNumber?: string;
  ean?: string;
  alternativeNumbers?: readonly string[];
  /** "NOIKLX 3G1,5" */
  typeDesignation?: string;
  names: Texts;
  descriptions?: Texts;
  salesUnit: SalesUnit;
  minQuantity?: string;
  multiplum?: string;
  packageSize?: string;
  cableCutAllowed?: boolean;
  status?: MaterialStatus;
  isOnClearanceSale?: boolean;
  isDirectDeliveryProduct?: boolean;
  isProjectProduct?: boolean;
  isContractorProduct?: boolean;
  isAccountingStringProduct?: boolean;
  /** A stocked article of the wholesaler; otherwise it is got from the supplier on order. */
  isStocked?: boolean;
  /** SAP's supply status: 11 ordered from the supplier, 12 made to order. */
  supplyStatus?: '11' | '12';
  /** "001": the end user must be registered. */
  endUserRegistrationRequirementType?: string;
  conceptSuggestion?: { sapMaterialNumber: string; quantity: string; minQuantity: string };
  alternatives?: readonly string[];
  accessories?: readonly string[];
  replacedBy?: string;
  /** Discount group of the material, the key of its discounts. */
  materialGroup?: string;
  /** Metal surcharge or other duties per sales unit, by currency. */
  duties?: Partial<Record<Currency, string>>;
  markets: readonly Market[];
  features?: Readonly<Record<string, FeatureValue>>;
  /** 0 to 1000: how often it is bought. */
  popularity?: number;
  listPrices?: readonly ListPrice[];
  stock?: readonly PlantStock[];
  /** Words that buyers look for it by, beside its texts. */
  keywords?: Partial<Record<Language, readonly string[]>>;
  media?: readonly MediaReference[];
  infoTag?: ToldInfoTag;
}

/**
 * What a file tells of a material apart from its own line: EFONELFO's VA, DATANORM's texts and prices, a price list,
 * a stock list. The material is named by any one of its numbers; what is absent stays as it is.
 */
export interface MaterialAmendmentRecord {
  kind: 'material-amendment';
  sapMaterialNumber?: string;
  elNumber?: string;
  hwsNumber?: string;
  ean?: string;
  /** With `supplierCode` where the source knows it. */
  supplierNumber?: string;
  supplierCode?: string;
  /** Where the source is of one market, only materials sold there are meant. */
  market?: Market;
  names?: Texts;
  descriptions?: Texts;
  status?: MaterialStatus;
  materialGroup?: string;
  listPrices?: readonly ListPrice[];
  /**
   * The source does not say how many units its list prices are for (DATANORM 4): a material that has a list price of
   * the market keeps its own `perQuantity`, and only one that has none takes the record's.
   */
  keepsPerQuantity?: boolean;
  stock?: readonly PlantStock[];
  duties?: Partial<Record<Currency, string>>;
  media?: readonly MediaReference[];
  packageSize?: string;
  addAlternativeNumbers?: readonly string[];
  /** SAP numbers of materials that serve instead of it, or belong to it, beside those that are known. */
  addAlternatives?: readonly string[];
  addAccessories?: readonly string[];
  replacedBy?: string;
  infoTag?: ToldInfoTag;
}

export interface PlantRecord {
  kind: 'plant';
  /** "2001" */
  code: string;
  market: Market;
  name: string;
  city: string;
}

export interface ServiceCenterRecord {
  kind: 'service-center';
  code: string;
  market: Market;
  plant: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  latitude: number;
  longitude: number;
  /** Local time, "16:30". */
  closingTime: string;
}

/** Percent off the list price for a customer group on a material group. */
export interface DiscountRecord {
  kind: 'discount';
  market: Market;
  customerGroup: string;
  materialGroup: string;
  percent: string;
  text?: string;
}

export interface NetPriceRecord {
  kind: 'net-price';
  soldTo: string;
  sapMaterialNumber: string;
  currency: Currency;
  amount: string;
  perQuantity: string;
}

export interface CompanyRecord {
  kind: 'company';
  /** CompanyNumber */
  code: string;
  name: string;
  market: Market;
}

export interface AccountRecord {
  kind: 'account';
  soldTo: string;
  companyCode: string;
  name: string;
  currency: Currency;
  customerGroup: string;
  plant: string;
  projects?: readonly { number: string; title: string }[];
}

export type ContactRole = 'buyer' | 'viewer' | 'user-admin' | 'punchout' | 'assortment-admin' | 'editor' | 'support';

export interface ContactRecord {
  kind: 'contact';
  email: string;
  name: string;
  phone?: string;
  /** Absent for the house's own people. */
  companyCode?: string;
  /** Accounts the contact may buy on, the first is preset. */
  soldTos: readonly string[];
  role: ContactRole;
  locale: string;
  ableToCreateOrders: boolean;
  showNetPrice: boolean;
  /** Plain in the record, hashed before it is stored; only the demo gives one. */
  password?: string;
}

export interface AddressRecord {
  kind: 'address';
  /** Stable key of the source. */
  code: string;
  soldTo: string;
  projectNumber?: string;
  shipTo: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  countryCode: string;
  isDefault?: boolean;
}

/**
 * A set of materials that decides what customers see. `exclusive`: its materials are seen only by customers related
 * to it. `limiting`: customers related to it see nothing but the materials of their assortments.
 */
export interface AssortmentRecord {
  kind: 'assortment';
  code: string;
  names: Texts;
  type: 'exclusive' | 'limiting';
  /** What is in it; a node, supplier or product stands for all its materials. */
  nodeCodes?: readonly string[];
  supplierCodes?: readonly string[];
  productCodes?: readonly string[];
  sapMaterialNumbers?: readonly string[];
}

/** One customer's relation to an assortment: exactly one of the three is given. */
export interface AssortmentRelationRecord {
  kind: 'assortment-relation';
  assortmentCode: string;
  companyCode?: string;
  soldTo?: string;
  email?: string;
}

/** An order of the time before the shop, or of another channel: what customers buy together is learnt from it. */
export interface PurchaseRecord {
  kind: 'purchase';
  orderNumber: string;
  soldTo: string;
  /** Calendar date, "2026-09-01". */
  orderedOn: string;
  lines: readonly { sapMaterialNumber: string; quantity: string }[];
}
