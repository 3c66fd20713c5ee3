import { labelStockOf, languageOf } from '@grossist/domain';
import type { DocumentReportLine } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import { notFound } from '../../../http/failure.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import { readDocumentLines, showCatalogue } from '../../catalogues/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { loadMaterialPictures } from '../../media/index.ts';
import type { PriceCache } from '../../pricing/index.ts';
import { readPreferences } from '../shelf-labels/preferences.ts';
import { composeLabels } from '../shelf-labels/queries/compose-labels.ts';
import type { ShelfLabelPrint } from '../shelf-labels/shelf-label-document.ts';

export interface CatalogueLabelsDeps extends CatalogueAccess {
  prices: Pick<PriceCache, 'prices'>;
  store: MediaStore;
}

/**
 * Returns the labels of a catalog of type `labelPrint`: one of each line, on the sheet and with the shift of the buyer's
 * label preferences; barcode, price and picture are those of the catalog.
 * @param most lines that are printed; absent: all
 * @throws Failure 404, 403 for net prices without the right to see them
 */
export const catalogueLabels = (deps: CatalogueLabelsDeps) => {
  const { db, prices, store } = deps;
  const show = showCatalogue(db);
  const linesOf = readDocumentLines(db);
  const picturesOf = loadMaterialPictures({ db, store });
  const [compose, preferencesOf] = [composeLabels(deps, prices), readPreferences(db)];
  return async (
    buyer: Buyer,
    id: string,
    signal: AbortSignal,
    most?: number,
  ): Promise<{ print: ShelfLabelPrint; report: readonly DocumentReportLine[] }> => {
    const [catalogue, lines, preferences] = [
      await show(buyer, id),
      await linesOf(buyer, id),
      await preferencesOf(buyer),
    ];
    const { language: locale, priceOptions, barcodeType, hasPictures } = catalogue;
    const stock = labelStockOf(preferences.Product);
    if (stock === undefined) throw notFound('sheet of labels');
    const hasPrice = priceOptions !== 'none';
    const design = hasPrice ? 'price' : hasPictures ? 'picture' : 'number';
    const numbers = lines.slice(0, most).map(({ number }) => number);
    const composed = await compose(
      buyer,
      numbers,
      {
        design,
        barcode: barcodeType === 'none' ? preferences.Barcode : barcodeType,
        priceOption: priceOptions === 'none' ? preferences.PriceOption : priceOptions,
        locale,
      },
      signal,
    );
    const pictures = design === 'picture' ? await picturesOf(numbers) : new Map();
    const report = composed.flatMap(({ label: { sapMaterialNumber, name, encoded } }): DocumentReportLine[] =>
      encoded === null ? [{ code: 'barcode-missing', sapMaterialNumber, name }] : [],
    );
    const print: ShelfLabelPrint = {
      title: catalogue.name,
      language: languageOf(locale),
      stock,
      offset: 1,
      shift: { x: preferences.ShiftX, y: preferences.ShiftY },
      design,
      labels: composed.map(({ label }) => ({ label, copies: 1 })),
      pictures,
    };
    return { print, report };
  };
};
