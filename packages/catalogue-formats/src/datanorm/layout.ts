import type { Version } from './head.ts';

/** Where a version of the format keeps the fields of an article (A). -1: it has none, its Hauptsatz 2 (B) may. */
export interface ArticleLayout {
  /** Fields that every article has. */
  fewest: number;
  text1: number;
  text2: number;
  priceMark: number;
  priceUnit: number;
  unit: number;
  price: number;
  discountGroup: number;
  mainGroup: number;
  group: number;
  textKey: number;
  matchcode: number;
  alternative: number;
  makerNumber: number;
  makerType: number;
  ean: number;
  pack: number;
  stock: number;
  reference: number;
}

const NONE = -1;

const VERSION_4: ArticleLayout = {
  fewest: 10,
  text1: 4,
  text2: 5,
  priceMark: 6,
  priceUnit: 7,
  unit: 8,
  price: 9,
  discountGroup: 10,
  mainGroup: 11,
  group: NONE,
  textKey: 12,
  matchcode: NONE,
  alternative: NONE,
  makerNumber: NONE,
  makerType: NONE,
  ean: NONE,
  pack: NONE,
  stock: NONE,
  reference: NONE,
};

const VERSION_5: ArticleLayout = {
  fewest: 9,
  text1: 3,
  text2: 4,
  unit: 5,
  priceMark: 6,
  priceUnit: 7,
  price: 8,
  discountGroup: 9,
  mainGroup: 10,
  group: 11,
  matchcode: 12,
  alternative: 14,
  makerNumber: 16,
  makerType: 17,
  ean: 18,
  pack: 20,
  textKey: 23,
  stock: 25,
  reference: 27,
};

export const articleLayout = (version: Version): ArticleLayout => (version === 4 ? VERSION_4 : VERSION_5);
