import { isGtin } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { Refusal } from '../read-events.ts';
import type { MaterialAmendmentRecord } from '../records.ts';
import { child, type Element, textOf, within } from '../xml/element.ts';
import type { Catalogue } from './catalogue.ts';
import { type Numbers, readIdentity, readPid } from './identity.ts';
import { readListPrices } from './list-prices.ts';
import type { NoteTally } from './note-tally.ts';
import { readOrderTerms } from './order-terms.ts';

/** The product of an update as its amendment names it. */
const subjectOf = (product: Element, catalogue: Catalogue, notes: NoteTally): MaterialAmendmentRecord => {
  const supplier = catalogue.supplier;
  if (!child(product, 'PRODUCT_DETAILS')) {
    const supplierNumber = readPid(product);
    return { kind: 'material-amendment', supplierNumber, ...(supplier ? { supplierCode: supplier.code } : {}) };
  }
  const { numbers } = readIdentity<Numbers>(product, catalogue, notes, {});
  const { alternativeNumbers: _, supplierNumbers: __, ...named } = numbers;
  return { kind: 'material-amendment', ...named };
};

/**
 * New prices of a product of T_UPDATE_PRICES, which tells its number and nothing else of it.
 * @throws Refusal when it has no number or no list price
 */
export const readNewPrices = (product: Element, catalogue: Catalogue, notes: NoteTally): MaterialAmendmentRecord => {
  const subject = subjectOf(product, catalogue, notes);
  const details = child(product, 'PRODUCT_ORDER_DETAILS');
  const isGiven = textOf(details, 'PRICE_QUANTITY') !== '' || within(product, 'PRICE_UNIT').length > 0;
  if (!isGiven) notes.add('price-quantity-kept', product.line);
  const terms = details
    ? readOrderTerms(product, notes)
    : {
        salesUnit: 'PCE' as const,
        factor: { units: 1n, places: 0 },
        priceQuantity: { units: 1n, places: 0 },
        orderUnit: '',
      };
  const listPrices = readListPrices(product, terms, catalogue, notes);
  if (listPrices.length === 0)
    throw new Refusal('price', importMessage`the product has no list price`, 'PRODUCT_PRICE');
  const [only, ...others] = listPrices;
  return {
    ...subject,
    ...(only && others.length === 0 ? { market: only.market } : {}),
    listPrices,
    ...(isGiven ? {} : { keepsPerQuantity: true }),
  };
};

/** A product that T_UPDATE_PRODUCTS takes out of the catalogue: sold while stock lasts. @throws Refusal without a number */
export const readDeletion = (product: Element, catalogue: Catalogue, notes: NoteTally): MaterialAmendmentRecord => {
  notes.add('deleted', product.line);
  const subject = subjectOf(product, catalogue, notes);
  const ean = textOf(child(product, 'PRODUCT_DETAILS'), 'EAN');
  const [only, ...others] = catalogue.markets;
  return {
    ...subject,
    ...(isGtin(ean) ? { ean } : {}),
    ...(only && others.length === 0 ? { market: only } : {}),
    status: '33',
  };
};
