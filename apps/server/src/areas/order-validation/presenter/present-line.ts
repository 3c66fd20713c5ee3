import type { LineDifference, LinePrice, LineVariation, ValidatedLine } from '@grossist/contracts';
import {
  type Currency,
  isOrderable,
  isPhasedOut,
  type Language,
  type Locale,
  lineAmount,
  type Market,
  type Money,
  marketFacts,
  moneyOf,
  moneyToDecimal,
  moneyToNumber,
  NO_MONEY,
  quantityOf,
  quantityOfPer,
  quantityToNumber,
  shownUnitPrice,
  textIn,
} from '@grossist/domain';
import type { StoredCandidate, StoredLinePrice, StoredOrderLine } from '../../../db/index.ts';
import { materialImageUrl, variationUrl } from '../../catalogue/index.ts';
import { type Wording, wordingFor } from '../../pricing/index.ts';
import type { FactsOf, MaterialFacts } from '../matching/material-facts.ts';
import type { WorkingLine } from '../store/line-rows.ts';

/** In whose words, and in those of the document's currency. */
export interface LineWords {
  language: Language;
  words: Wording;
  /** Of amounts of the document, when its currency is another. */
  documentWords: Wording;
  /** How many parts of the document are ordered. */
  partCount: number;
}

const number = (decimal: string): number => quantityToNumber(quantityOf(decimal));

const nameOf = ({ names, product_names: productNames, code }: MaterialFacts, language: Language): string =>
  textIn(names, language)?.text ?? textIn(productNames, language)?.text ?? code;

// The stored values were written by this area.
const foundBy = (by: string): LineVariation['MatchedBy'] => by as LineVariation['MatchedBy'];

export const presentVariation = (
  { by }: StoredCandidate,
  facts: MaterialFacts,
  isSelected: boolean,
  language: Language,
): LineVariation => ({
  ItemSAPMaterialNumber: facts.sap_material_number,
  IsSelected: isSelected,
  Code: facts.code,
  Url: variationUrl(facts.code),
  ImageUrl: materialImageUrl(facts.sap_material_number),
  Name: nameOf(facts, language),
  TypeDesignation: facts.type_designation,
  ELNumber: facts.el_number,
  HWSNumber: facts.hws_number,
  EAN: facts.ean,
  SupplierName: facts.supplier_name ?? '',
  SupplierNumber: facts.supplier_number,
  SalesUnit: facts.sales_unit,
  MinQuantity: number(facts.min_quantity),
  Multiplum: number(facts.multiplum),
  PackageSize: number(facts.package_size),
  IsPhasedOut: isPhasedOut(facts.status),
  IsSold: isOrderable(facts.status),
  MatchedBy: foundBy(by),
});

const ourPriceOf = ({ unitPrice, perQuantity }: StoredLinePrice) => ({
  amount: moneyOf(unitPrice),
  perQuantity: quantityOf(perQuantity),
});

const cuttingFeeText = ({ cuttingFee = '0' }: StoredLinePrice, words: Wording): string =>
  moneyOf(cuttingFee) > NO_MONEY ? words.amount(moneyOf(cuttingFee)) : '';

export const presentPrice = (price: StoredLinePrice, unit: string, words: Wording): LinePrice => ({
  NetPrice: moneyToNumber(moneyOf(price.amount)),
  NetPriceStr: words.amount(moneyOf(price.amount)),
  NetUnitPriceStr: words.per(ourPriceOf(price), unit),
  CuttingFeeStr: cuttingFeeText(price, words),
  AtpQuantity: number(price.atp),
  AtpQuantityStr: words.quantity(quantityOf(price.atp), unit),
  ExceededQuantity: number(price.exceeded),
  DeliveryDate: price.deliveryDate,
  DeliveryColor: price.color,
});

/** @param write how a unit price is written */
const unitPriceText = (document: StoredOrderLine, write: Wording['per'] | Wording['exactPer']): string =>
  document.unitPrice === null || document.perQuantity === null
    ? ''
    : write(
        { amount: moneyOf(document.unitPrice), perQuantity: quantityOf(document.perQuantity) },
        document.perUnit ?? document.unit ?? '',
      );

const amountText = ({ amount, unitPrice, perQuantity, quantity }: StoredOrderLine, words: Wording): string => {
  if (amount !== null) return words.amount(moneyOf(amount));
  if (unitPrice === null || perQuantity === null) return '';
  return words.amount(lineAmount(moneyOf(unitPrice), quantityOf(perQuantity), quantityOf(quantity)));
};

const presentDocument = (document: StoredOrderLine, { documentWords }: LineWords): ValidatedLine['Document'] => ({
  Numbers: document.numbers.map((each) => ({
    Kind: each.kind as ValidatedLine['Document']['Numbers'][number]['Kind'],
    Number: each.number,
  })),
  Name: document.name,
  Quantity: number(document.quantity),
  QuantityStr: documentWords.quantity(quantityOf(document.quantity), document.unit ?? ''),
  Unit: document.unit ?? '',
  UnitPriceStr: unitPriceText(document, documentWords.per),
  AmountStr: amountText(document, documentWords),
  DeliveryDate: document.deliveryDate,
  Note: document.note,
});

const differencesOf = (
  line: WorkingLine,
  material: MaterialFacts | undefined,
  wording: LineWords,
): LineDifference[] => {
  const { document, price, quantity } = line;
  const { words, documentWords, language } = wording;
  const unit = material?.sales_unit ?? '';
  const asked = documentWords.quantity(quantityOf(document.quantity), document.unit ?? '');
  const ordered = words.quantity(quantityOf(quantity), unit);
  const texts: Record<LineDifference['Kind'], [old: string, now: string]> = {
    quantity: [asked, ordered],
    unit: [asked, ordered],
    packaging: [asked, ordered],
    // Two prices may differ in a decimal that is not shown elsewhere.
    price: [
      unitPriceText(document, documentWords.exactPer),
      price === null ? '' : words.exactPer(ourPriceOf(price), unit),
    ],
    replaced: [document.name, material === undefined ? '' : nameOf(material, language)],
    notSold: [material?.code ?? '', ''],
    noPrice: [material?.code ?? '', ''],
    tooMuch: [asked, ''],
  };
  return line.differences.map((Kind) => ({ Kind, Old: texts[Kind][0], New: texts[Kind][1] }));
};

/** A line with the materials that it may mean; those that the customer may no longer see are left out. */
export const presentLine = (line: WorkingLine, facts: FactsOf, wording: LineWords): ValidatedLine => {
  const meant = line.material === null ? undefined : facts.get(line.material);
  const unit = meant?.sales_unit ?? line.document.unit ?? '';
  return {
    OrderLineId: line.id,
    At: line.document.at,
    LineNumber: line.document.lineNumber,
    Status: line.status,
    IsRemoved: line.isRemoved,
    IsOrderable: line.isOrderable,
    IsOrdered: line.part !== null && line.part <= wording.partCount,
    Document: presentDocument(line.document, wording),
    Quantity: number(line.quantity),
    QuantityStr: wording.words.quantity(quantityOf(line.quantity), unit),
    ClearanceQuantity: number(line.clearance),
    ClearanceQuantityStr: line.clearance === '0' ? '' : wording.words.quantity(quantityOf(line.clearance), unit),
    Differences: differencesOf(line, meant, wording),
    Variations: line.candidates.flatMap((candidate) => {
      const known = facts.get(candidate.material);
      return known ? [presentVariation(candidate, known, candidate.material === line.material, wording.language)] : [];
    }),
    Price: line.price === null || meant === undefined ? null : presentPrice(line.price, unit, wording.words),
  };
};

const CURRENCIES: readonly Currency[] = ['DKK', 'EUR', 'SEK', 'NOK'];

/** Returns the currency of a document; undefined when the shop does not have it. */
const currencyOf = (name: string): Currency | undefined => CURRENCIES.find((currency) => currency === name);

/** How amounts are written for support: in their language, in the customer's currency. They see net prices. */
export const wordsFor = (locale: Locale, market: Market, currencyName: string | null): Wording => {
  const currency = currencyOf(currencyName ?? '') ?? marketFacts(market).currency;
  const customer = { soldTo: '', market, currency, customerGroup: '', plant: '' };
  return wordingFor({ locale, customer, showNetPrice: true });
};

/** How amounts of a document are written that names no currency: as plain numbers, in none. */
export const wordsWithoutCurrency = (locale: Locale, market: Market): Wording => {
  const words = wordsFor(locale, market, null);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const amount = (money: Money): string => format.format(moneyToDecimal(money));
  return {
    ...words,
    amount,
    per: (price, unit) => {
      const shown = shownUnitPrice(price);
      return `${amount(shown.amount)} / ${words.quantity(quantityOfPer(shown.per), unit)}`;
    },
    exactPer: (price, unit) => `${amount(price.amount)} / ${words.quantity(price.perQuantity, unit)}`,
  };
};
