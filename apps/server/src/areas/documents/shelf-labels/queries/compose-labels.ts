import type { LabelPriceOption } from '@grossist/contracts';
import {
  articleNumber,
  encodedNumber,
  formatMoney,
  type LabelBarcode,
  type Language,
  type Locale,
  languageOf,
  marketFacts,
  quantityOf,
  quantityOfPer,
  type ShelfLabelDesign,
  shownUnitPrice,
  type UnitPrice,
} from '@grossist/domain';
import { type ServerText, textFor } from '@grossist/messages/server-texts.ts';
import type { StoredShelfLabel } from '../../../../db/index.ts';
import { notAllowed } from '../../../../http/failure.ts';
import { type CatalogueAccess, presentDocument } from '../../../catalogue/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import { askErp, customerOf, type PriceCache, unitName, writtenQuantity } from '../../../pricing/index.ts';

interface LabelPrice {
  price: string;
  /** Quantity that it is for; kind and date of the price. */
  notes: readonly [string, string];
}

interface PriceReader {
  option: LabelPriceOption;
  locale: Locale;
  language: Language;
}

const ONE = quantityOf(1);

/** @throws Failure 403 for net prices without the right to see them */
export const requirePriceRight = (buyer: Buyer, option: LabelPriceOption): void => {
  if (option === 'netPrice' && !buyer.showNetPrice) throw notAllowed('You may not see net prices');
};

/**
 * Returns the prices of one of each material as its label shows them, by SAP number; those without a price are absent. One
 * request to the ERP.
 * @throws Failure 403 for net prices without the right to see them, 503 when the ERP does not respond
 */
const labelPrices =
  (prices: Pick<PriceCache, 'prices'>) =>
  async (
    buyer: Buyer,
    sapMaterialNumbers: readonly string[],
    { option, locale, language }: PriceReader,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, LabelPrice>> => {
    requirePriceRight(buyer, option);
    if (sapMaterialNumbers.length === 0) return new Map();
    const asks = sapMaterialNumbers.map((sapMaterialNumber) => ({
      key: sapMaterialNumber,
      sapMaterialNumber,
      quantity: ONE,
      isOnClearanceSale: false,
      isCableCut: false,
    }));
    const priced = await askErp(() => prices.prices(customerOf(buyer), asks, { signal }));
    const text = textFor(language);
    const dates = new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: marketFacts(buyer.market).timeZone,
    });
    const present = (price: UnitPrice, salesUnit: string, pricedAt: number): LabelPrice => {
      const { amount, per } = shownUnitPrice(price);
      const unit = per === 1 ? unitName(salesUnit, language) : writtenQuantity(quantityOfPer(per), salesUnit, locale);
      return {
        price: formatMoney(amount, buyer.account.currency, locale),
        notes: [`/ ${unit}`, `${text(`shelfLabel.${option}`)}, ${dates.format(pricedAt)}`],
      };
    };
    return new Map(
      priced.flatMap(({ key, priced: { price, salesUnit }, pricedAt }) => {
        if (price === undefined) return [];
        const unitPrice = option === 'netPrice' ? price.buildUp.unitPrice : price.listPrice;
        return [[key, present(unitPrice, salesUnit, pricedAt)] as const];
      }),
    );
  };

/** What labels show, and in which language. */
export interface LabelWishes {
  design: ShelfLabelDesign;
  barcode: LabelBarcode;
  priceOption: LabelPriceOption;
  locale: Locale;
}

/** The label of a material, with what pages link to. */
export interface ShelfLabel {
  label: StoredShelfLabel;
  code: string;
  url: string;
  imageUrl: string;
}

type Document = ReturnType<typeof presentDocument>;

const numberOf = ({ preferredArticleNumber }: Buyer, document: Document): string =>
  articleNumber(
    { el: document.ItemElNumber, hws: document.ItemHwsNumber, sap: document.ItemSAPMaterialNumber },
    preferredArticleNumber,
  );

const insteadOfBarcode = (barcode: LabelBarcode, { ItemEANNumber: ean }: Document, text: ServerText): string =>
  barcode === 'ean' && ean !== '' ? `${text('shelfLabel.invalidEan')} ${ean}` : text(`shelfLabel.without.${barcode}`);

/**
 * Returns what the labels of materials show, in their order. At most one query, and one request to the ERP in the price
 * design. The caller has checked that the buyer may see the materials.
 * @throws Failure 403 for net prices without the right to see them, 503 when the ERP does not respond
 */
export const composeLabels = (
  { catalogue }: Pick<CatalogueAccess, 'catalogue'>,
  prices: Pick<PriceCache, 'prices'>,
) => {
  const documentsOf = catalogue.documents;
  const pricesOf = labelPrices(prices);
  return async (
    buyer: Buyer,
    sapMaterialNumbers: readonly string[],
    { design, barcode, priceOption, locale }: LabelWishes,
    signal: AbortSignal,
  ): Promise<readonly ShelfLabel[]> => {
    const language = languageOf(locale);
    const text = textFor(language);
    const hasPrice = design === 'price';
    const [rows, priced] = await Promise.all([
      documentsOf(sapMaterialNumbers, buyer.market),
      hasPrice ? pricesOf(buyer, sapMaterialNumbers, { option: priceOption, locale, language }, signal) : undefined,
    ]);
    return rows.map((row) => {
      const document = presentDocument(row, language);
      const encoded = encodedNumber(barcode, { ean: row.ean, el: row.el_number, hws: row.hws_number });
      const price = priced?.get(row.sap_material_number);
      const label = {
        sapMaterialNumber: row.sap_material_number,
        number: numberOf(buyer, document),
        name: document.ItemLocalMaterialName,
        type: document.TypeDesignation,
        encoded: encoded ?? null,
        noBarcode: encoded === undefined ? insteadOfBarcode(barcode, document, text) : '',
        price: hasPrice ? (price?.price ?? text('shelfLabel.noPrice')) : '',
        priceNotes: price?.notes ?? [],
      };
      return { label, code: document.Code, url: document.Url, imageUrl: document.ImageUrl };
    });
  };
};
