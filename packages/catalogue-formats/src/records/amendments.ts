import type { Currency, Market, Texts } from '@grossist/domain';
import type { ListPrice, MaterialStatus, MediaReference, PlantStock, ToldInfoTag } from './materials.ts';
import type { MaterialReference } from './references.ts';

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
