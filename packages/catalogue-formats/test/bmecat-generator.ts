import { completeGtin } from '@grossist/domain';
import { type Feature, KINDS } from './bmecat-kinds.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005.1" xmlns="http://www.bmecat.org/bmecat/2005.1">
  <HEADER>
    <GENERATOR_INFO>Example PIM &amp; Partners</GENERATOR_INFO>
    <CATALOG>
      <LANGUAGE default="true">deu</LANGUAGE>
      <LANGUAGE>eng</LANGUAGE>
      <LANGUAGE>nld</LANGUAGE>
      <CATALOG_ID>GENERATED</CATALOG_ID>
      <CATALOG_VERSION>001.000</CATALOG_VERSION>
      <CATALOG_NAME lang="deu">Elektromaterial für Größere</CATALOG_NAME>
      <DATETIME type="generation_date"><DATE>2026-01-01</DATE></DATETIME>
      <TERRITORY>DE</TERRITORY>
      <TERRITORY>NL</TERRITORY>
      <CURRENCY>EUR</CURRENCY>
    </CATALOG>
    <SUPPLIER><SUPPLIER_NAME>Exempel Elektro</SUPPLIER_NAME></SUPPLIER>
  </HEADER>
  <T_NEW_CATALOG>
`;
const FOOT = '  </T_NEW_CATALOG>\n</BMECAT>\n';

const element = (name: string, text: string, attributes = ''): string => `<${name}${attributes}>${text}</${name}>`;

const featureOf = ([code, ...values]: Feature, order: number): string =>
  `        <FEATURE>
          <FNAME>${code}</FNAME>
          ${values.map((value) => element('FVALUE', value)).join('\n          ')}
          <FORDER>${order}</FORDER>
        </FEATURE>`;

const priceOf = (amount: string, from: number): string =>
  `        <PRODUCT_PRICE price_type="net_list">
          <PRICE_AMOUNT>${amount}</PRICE_AMOUNT>
          <PRICE_CURRENCY>EUR</PRICE_CURRENCY>
          <LOWER_BOUND>${from}</LOWER_BOUND>
        </PRODUCT_PRICE>`;

/** Of each product: four or five, or 22 to 24. Files of manufacturers tell more than either of a product. */
export type Features = 'few' | 'many';

/** The number that the generated catalogue's product has, counted from 0. */
export const generatedNumber = (index: number): string => `GEN-${String(index).padStart(8, '0')}`;

const productOf = (index: number, features: Features): string => {
  const kind = KINDS[index % KINDS.length];
  if (!kind) return '';
  const number = generatedNumber(index);
  const gtin = completeGtin(String(400_000_000_000 + index)) ?? '';
  const size = `${3 + (index % 3)}G${(1.5 + (index % 7)).toFixed(1)}`;
  const amount = 250 + (index % 9000);
  const price = (cents: number): string => (cents / 100).toFixed(2);
  return `    <PRODUCT mode="new">
      <SUPPLIER_PID>${number}</SUPPLIER_PID>
      <PRODUCT_DETAILS>
        <DESCRIPTION_SHORT lang="deu">${kind.de} ${kind.type} ${size}</DESCRIPTION_SHORT>
        <DESCRIPTION_SHORT lang="eng">${kind.en} ${kind.type} ${size}</DESCRIPTION_SHORT>
        <DESCRIPTION_SHORT lang="nld">${kind.nl} ${kind.type} ${size}</DESCRIPTION_SHORT>
        <DESCRIPTION_LONG lang="deu">${kind.de} für feste Verlegung, halogenfrei, Größe ${size}, geprüft nach EN 60898 &amp; EN 50525.</DESCRIPTION_LONG>
        <DESCRIPTION_LONG lang="eng">${kind.en} for fixed installation, free of halogen, size ${size}, tested to EN 60898 &amp; EN 50525.</DESCRIPTION_LONG>
        <INTERNATIONAL_PID type="gtin">${gtin}</INTERNATIONAL_PID>
        <MANUFACTURER_PID>${number}</MANUFACTURER_PID>
        <MANUFACTURER_NAME>Exempel Elektro</MANUFACTURER_NAME>
        <MANUFACTURER_TYPE_DESCR>${kind.type} ${size}</MANUFACTURER_TYPE_DESCR>
        <KEYWORD lang="deu">${kind.de}</KEYWORD>
        <KEYWORD lang="eng">${kind.en}</KEYWORD>
        <PRODUCT_STATUS type="core_product">core</PRODUCT_STATUS>
      </PRODUCT_DETAILS>
      <PRODUCT_FEATURES>
        <REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>
        <REFERENCE_FEATURE_GROUP_ID>${kind.classCode}</REFERENCE_FEATURE_GROUP_ID>
${[...kind.features(index), ...(features === 'many' ? kind.more(index) : [])].map(featureOf).join('\n')}
      </PRODUCT_FEATURES>
      <PRODUCT_ORDER_DETAILS>
        <ORDER_UNIT>${kind.unit}</ORDER_UNIT>
        <PRICE_QUANTITY>${kind.unit === 'MTR' ? 100 : 1}</PRICE_QUANTITY>
        <QUANTITY_MIN>1</QUANTITY_MIN>
        <QUANTITY_INTERVAL>1</QUANTITY_INTERVAL>
      </PRODUCT_ORDER_DETAILS>
      <PRODUCT_PRICE_DETAILS>
        <DATETIME type="valid_start_date"><DATE>2026-01-01</DATE></DATETIME>
        <DATETIME type="valid_end_date"><DATE>2026-12-31</DATE></DATETIME>
${[priceOf(price(amount), 1), priceOf(price(amount - 25), 100)].join('\n')}
      </PRODUCT_PRICE_DETAILS>
      <MIME_INFO>
        <MIME>
          <MIME_TYPE>image/jpeg</MIME_TYPE>
          <MIME_SOURCE>https://media.example.com/products/${number}.jpg</MIME_SOURCE>
          <MIME_PURPOSE>normal</MIME_PURPOSE>
        </MIME>
        <MIME>
          <MIME_TYPE>application/pdf</MIME_TYPE>
          <MIME_SOURCE>https://media.example.com/sheets/${number}.pdf</MIME_SOURCE>
          <MIME_DESCR lang="deu">Datenblatt</MIME_DESCR>
          <MIME_PURPOSE>data_sheet</MIME_PURPOSE>
        </MIME>
      </MIME_INFO>
      <PRODUCT_REFERENCE type="accessories">
        <PROD_ID_TO>${generatedNumber(index + 1)}</PROD_ID_TO>
      </PRODUCT_REFERENCE>
    </PRODUCT>
`;
};

const PRODUCTS_A_PIECE = 16;

/**
 * A believable BMEcat 2005.1 catalogue of electrical material in pieces of UTF-8, made as they are taken.
 * @param bytes its size; it ends with the product that reaches it, a few kilobytes later at most
 */
export function* bmecatOfSize(bytes: number, features: Features = 'few'): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let written = 0;
  const piece = (text: string): Uint8Array => {
    const encoded = encoder.encode(text);
    written += encoded.length;
    return encoded;
  };
  yield piece(HEAD);
  for (let index = 0; written < bytes - FOOT.length; index += PRODUCTS_A_PIECE) {
    const left = bytes - FOOT.length - written;
    let text = '';
    for (let at = 0; at < PRODUCTS_A_PIECE && text.length < left; at += 1) text += productOf(index + at, features);
    yield piece(text);
  }
  yield piece(FOOT);
}
