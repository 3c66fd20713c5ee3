import type { Currency, InfoTag, Language, Market, Texts } from '@grossist/domain';
import type { Tree } from './catalogue.ts';
import type { MaterialReference, SupplierNumber } from './references.ts';

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
  /** What a document is, in the shop's own short words: "data-sheet", "certificate", "instructions", "declaration", "dialux", "other"; of a picture "light-distribution". */
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
  /** Numbers of suppliers who sell it without making it, by which their files name it. */
  supplierNumbers?: readonly SupplierNumber[];
  elNumber?: string;
  hwsNumber?: string;
  ean?: string;
  alternativeNumbers?: readonly string[];
  /** Sales units in each packaging level that has a GTIN of its own, by that. */
  packagings?: Readonly<Partial<Record<string, string>>>;
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
  alternatives?: readonly MaterialReference[];
  accessories?: readonly MaterialReference[];
  replacedBy?: MaterialReference;
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
