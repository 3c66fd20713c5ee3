import { type Money, roundToMinor, sumMoney } from '@grossist/domain';
import { xml } from '../xml/write-xml.ts';
import { type CxmlStart, headerNode, writeCxml } from './envelope.ts';
import type { CxmlHeader } from './types.ts';
import { type CxmlOutgoingItem, itemNode, moneyNode } from './write-item.ts';

export interface PunchOutCart {
  header: CxmlHeader;
  isTest: boolean;
  /** As the setup request had it. */
  buyerCookie: string;
  /** What the buyer's system may do with the cart later on. */
  operationAllowed: 'create' | 'edit' | 'inspect';
  currency: string;
  /** Of names and texts, as "da-DK". */
  language: string;
  freight?: { amount: Money; reason: string };
  vat?: { amount: Money; reason: string };
  /** None at all is a cart that was left behind. */
  items: readonly CxmlOutgoingItem[];
}

/**
 * PunchOutOrderMessage: the cart, to be posted by the browser. Its total is that of the items, without freight and VAT,
 * and no shared secret is in it.
 * @throws RangeError for an item without SAP number, class or quantity
 */
export const writePunchOutOrderMessage = (start: CxmlStart, cart: PunchOutCart): string => {
  const { currency, language, freight, vat, items } = cart;
  const total = sumMoney(items.map(({ amount }) => roundToMinor(amount)));
  return writeCxml(start, [
    headerNode(cart.header, false),
    xml(
      'Message',
      [
        xml('PunchOutOrderMessage', [
          xml('BuyerCookie', cart.buyerCookie),
          xml(
            'PunchOutOrderMessageHeader',
            [
              xml('Total', [moneyNode(total, currency)]),
              freight &&
                xml('Shipping', [
                  moneyNode(freight.amount, currency),
                  xml('Description', freight.reason || 'Freight', { 'xml:lang': language }),
                ]),
              vat &&
                xml('Tax', [
                  moneyNode(vat.amount, currency),
                  xml('Description', vat.reason || 'VAT', { 'xml:lang': language }),
                ]),
            ],
            { operationAllowed: cart.operationAllowed },
          ),
          items.map((item) => itemNode('ItemIn', item, currency, language)),
        ]),
      ],
      { deploymentMode: cart.isTest ? 'test' : 'production' },
    ),
  ]);
};

/** The field of the form by which a browser brings a document to the buyer's system: UTF-8 in base 64. */
export const punchOutFormField = (document: string): { name: 'cxml-base64'; value: string } => ({
  name: 'cxml-base64',
  value: Buffer.from(document, 'utf8').toString('base64'),
});

/** The document of such a form, in either of its encodings; undefined when it has none. For the buyer's side. */
export const readPunchOutForm = (fields: Readonly<Record<string, string | undefined>>): Uint8Array | undefined => {
  const encoded = fields['cxml-base64'] ?? fields['cXML-base64'];
  if (encoded !== undefined) return new Uint8Array(Buffer.from(encoded, 'base64'));
  const plain = fields['cxml-urlencoded'] ?? fields['cXML-urlencoded'];
  return plain === undefined ? undefined : new TextEncoder().encode(plain);
};
