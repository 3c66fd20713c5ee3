import type { PdfPriceOptions } from '@grossist/contracts';
import { type Locale, quantityOf } from '@grossist/domain';
import type { DocumentReportLine } from '../../../db/index.ts';
import { notAllowed } from '../../../http/failure.ts';
import type { CatalogueAccess, CatalogueReader } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf, type PriceCache, writtenUnitPrice } from '../../pricing/index.ts';
import type { CatalogueLine, DocumentPicture } from './catalogue-document.ts';
import { type LoadPicture, loadPicture, type PicturesOf } from './catalogue-pictures.ts';
import {
  type LineFacts,
  type LineOptions,
  presentLine,
  readLineDocuments,
  readLineFacts,
  type WantedLine,
} from './present-line.ts';

const ONE = quantityOf(1);

/** @throws Failure 403 for net prices without the right to see them */
export const requirePrices = (buyer: Pick<Buyer, 'showNetPrice'>, option: PdfPriceOptions): void => {
  if (option === 'netPrice' && !buyer.showNetPrice) throw notAllowed('You may not see net prices');
};

/**
 * Returns the prices of one of each material as a catalog prints them, by SAP number; those without a price are absent. One
 * request to the ERP.
 * @throws Failure 403 for net prices without the right to see them, 503 when the ERP does not respond
 */
const cataloguePrices =
  (prices: Pick<PriceCache, 'prices'>) =>
  async (
    buyer: Buyer,
    sapMaterialNumbers: readonly string[],
    { option, locale }: { option: PdfPriceOptions; locale: Locale },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>> => {
    requirePrices(buyer, option);
    if (option === 'none' || sapMaterialNumbers.length === 0) return new Map();
    const asks = sapMaterialNumbers.map((sapMaterialNumber) => ({
      key: sapMaterialNumber,
      sapMaterialNumber,
      quantity: ONE,
      isOnClearanceSale: false,
      isCableCut: false,
    }));
    const priced = await askErp(() => prices.prices(customerOf(buyer), asks, { signal }));
    return new Map(
      priced.flatMap(({ key, priced: { price, salesUnit } }) => {
        if (price === undefined) return [];
        const unitPrice = option === 'netPrice' ? price.buildUp.unitPrice : price.listPrice;
        return [[key, writtenUnitPrice(unitPrice, salesUnit, buyer.account.currency, locale)] as const];
      }),
    );
  };

export interface LineReaderDeps extends CatalogueAccess {
  prices: Pick<PriceCache, 'prices'>;
  picturesOf: PicturesOf;
  /** Milliseconds for a picture; 5 seconds unless given. */
  pictureTimeLimit?: number;
}

interface LinesWanted {
  /** On the account whose prices are printed. */
  buyer: Buyer;
  reader: CatalogueReader;
  options: LineOptions;
  priceOption: PdfPriceOptions;
  hasPictures: boolean;
  signal: AbortSignal;
  /** Receives what a line lacks. */
  report(line: DocumentReportLine): void;
}

/**
 * Reads lines of a catalog with all that is printed of them: at most three queries, one request to the ERP, and the pictures
 * beside each other. What is missing is reported, and the line is printed without it.
 */
export const lineReader = ({ db, catalogue, prices, picturesOf, pictureTimeLimit }: LineReaderDeps) => {
  const [factsOf, documentsOf] = [readLineFacts(db), readLineDocuments(db)];
  const pricesOf = cataloguePrices(prices);
  const referenceNow = catalogue.reference;

  const readPictures = async (numbers: readonly string[], wanted: LinesWanted, nameOf: (number: string) => string) => {
    const loaders = wanted.hasPictures ? await picturesOf(numbers) : new Map<string, LoadPicture>();
    const loaded = new Map<string, DocumentPicture>();
    await Promise.all(
      (wanted.hasPictures ? numbers : []).map(async (number) => {
        const load = loaders.get(number);
        const picture = load ? await loadPicture(load, wanted.signal, pictureTimeLimit) : 'missing';
        if (typeof picture !== 'string') loaded.set(number, picture);
        else wanted.report({ code: `picture-${picture}`, sapMaterialNumber: number, name: nameOf(number) });
      }),
    );
    return loaded;
  };

  return async (lines: readonly WantedLine[], wanted: LinesWanted): Promise<readonly CatalogueLine[]> => {
    const { buyer, reader, options, priceOption, signal } = wanted;
    const numbers = lines.map(({ number }) => number);
    const [facts, media, priced, reference] = await Promise.all([
      factsOf(numbers),
      options.hasDocuments ? documentsOf(numbers) : undefined,
      pricesOf(buyer, numbers, { option: priceOption, locale: reader.locale }, signal),
      referenceNow(),
    ]);
    const named = (number: string): string => {
      const row: LineFacts | undefined = facts.get(number);
      return row === undefined
        ? ''
        : presentLine({ number, note: '', nodeCode: '' }, row, NOTHING, options, reader, reference).name;
    };
    const pictures = await readPictures(numbers, wanted, named);
    return lines.flatMap((line) => {
      const row = facts.get(line.number);
      if (row === undefined) {
        wanted.report({ code: 'material-missing', sapMaterialNumber: line.number, name: '' });
        return [];
      }
      const price = priced.get(line.number);
      const parts = { media: media?.get(line.number) ?? [], price: price ?? '', picture: pictures.get(line.number) };
      const presented = presentLine(line, row, parts, options, reader, reference);
      const lacks = (code: DocumentReportLine['code']) =>
        wanted.report({ code, sapMaterialNumber: line.number, name: presented.name });
      if (priceOption !== 'none' && price === undefined) lacks('price-missing');
      if (options.barcodeType !== 'none' && presented.barcode === undefined) lacks('barcode-missing');
      return [presented];
    });
  };
};

const NOTHING = { media: [], price: '', picture: undefined };
