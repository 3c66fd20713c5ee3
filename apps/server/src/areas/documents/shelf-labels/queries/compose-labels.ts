import type { LabelPriceOption } from '@grossist/contracts';
import {
  articleNumber,
  encodedNumber,
  type LabelBarcode,
  type Locale,
  languageOf,
  type ShelfLabelDesign,
} from '@grossist/domain';
import { type ServerText, textFor } from '@grossist/messages/server-texts.ts';
import type { StoredShelfLabel } from '../../../../db/index.ts';
import { type CatalogueAccess, presentDocument } from '../../../catalogue/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import type { PriceCache } from '../../../pricing/index.ts';
import { labelPrices } from './label-prices.ts';

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
