import type { Currency, InfoTag, Language, Market, Texts } from '@grossist/domain';
import type { Tree } from './catalogue.ts';

/** A number of another material in a number space that is not the wholesaler's own. */
export interface ForeignNumber {
  elNumber?: string;
  hwsNumber?: string;
  ean?: string;
  supplierNumber?: string;
  /** Whose number `supplierNumber` is; absent: that of the record's own supplier. */
  supplierCode?: string;
}

/**
 * Names another material: a text is a SAP number, an object holds exactly one number of another space. EL and HWS
 * numbers and GTINs are those of the record's markets. What no material has yet is resolved once a material has it.
 */
export type MaterialReference = string | ForeignNumber;

/** Another supplier's number of a material, beside that of its maker. */
export interface SupplierNumber {
  supplierCode: string;
  number: string;
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

/** The tag that buyers see on a material, or 'none', which removes it. The given texts replace all former ones. */
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
  /** Materials that serve instead of it, or belong to it, beside those that are known. */
  addAlternatives?: readonly MaterialReference[];
  addAccessories?: readonly MaterialReference[];
  replacedBy?: MaterialReference;
  infoTag?: ToldInfoTag;
}

/**
 * A supplier gives a material another number. The material stays what it is, with its SAP number, and whatever names it
 * (carts, orders, favourites) with it; it is still found by its former number.
 */
export interface MaterialRenumberingRecord {
  kind: 'material-renumbering';
  supplierCode: string;
  /** Its number so far. */
  supplierNumber: string;
  newSupplierNumber: string;
  /** Where the source is of one market, only materials sold there are meant. */
  market?: Market;
}
