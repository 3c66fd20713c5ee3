import { roundToMinor, sumMoney } from '@grossist/domain';
import type { OrderAddress, OrderContact } from '../order.ts';
import { bare, xml } from '../xml/write-xml.ts';
import { type CxmlStart, headerNode, writeCxml } from './envelope.ts';
import type { CxmlHeader, PunchOutOperation } from './types.ts';
import { addressNode, type CxmlOutgoingItem, itemNode, moneyNode } from './write-item.ts';

/** What a buyer's system asks, for trying a shop with. */
export interface PunchOutSetupFacts {
  header: CxmlHeader;
  isTest: boolean;
  operation: PunchOutOperation;
  buyerCookie: string;
  returnUrl: string;
  extrinsics?: readonly { name: string; value: string }[];
  shipTo?: OrderAddress;
  selectedItem?: { supplierPartId: string; auxiliaryId?: string };
  currency: string;
  language: string;
  items: readonly CxmlOutgoingItem[];
}

const modeOf = (isTest: boolean): { deploymentMode: string } => ({ deploymentMode: isTest ? 'test' : 'production' });

/** PunchOutSetupRequest, as the buyer's side writes it; the shared secret is in it. */
export const writePunchOutSetupRequest = (start: CxmlStart, facts: PunchOutSetupFacts): string => {
  const { currency, language, items, shipTo, selectedItem } = facts;
  return writeCxml(start, [
    headerNode(facts.header, true),
    xml(
      'Request',
      [
        xml(
          'PunchOutSetupRequest',
          [
            xml('BuyerCookie', facts.buyerCookie),
            (facts.extrinsics ?? []).map(({ name, value }) => xml('Extrinsic', value, { name })),
            xml('BrowserFormPost', [xml('URL', facts.returnUrl)]),
            shipTo && xml('ShipTo', [addressNode(shipTo, undefined, language)]),
            selectedItem &&
              xml('SelectedItem', [
                xml('ItemID', [
                  xml('SupplierPartID', selectedItem.supplierPartId),
                  xml('SupplierPartAuxiliaryID', selectedItem.auxiliaryId),
                ]),
              ]),
            items.map((item) => itemNode('ItemOut', item, currency, language)),
          ],
          { operation: facts.operation },
        ),
      ],
      modeOf(facts.isTest),
    ),
  ]);
};

export interface OrderRequestFacts {
  header: CxmlHeader;
  isTest: boolean;
  purpose: 'new' | 'update' | 'delete';
  orderId: string;
  orderedAt: Date;
  /** Calendar date. */
  deliveryDate?: string;
  note?: string;
  currency: string;
  language: string;
  shipTo?: { address: OrderAddress; contact?: OrderContact };
  billTo: OrderAddress;
  items: readonly CxmlOutgoingItem[];
}

/** OrderRequest, as the buyer's side writes it. @throws RangeError for an order of no items */
export const writeOrderRequest = (start: CxmlStart, facts: OrderRequestFacts): string => {
  const { currency, language, items, shipTo } = facts;
  if (items.length === 0) throw new RangeError('an order needs an item');
  const total = sumMoney(items.map(({ amount }) => roundToMinor(amount)));
  const head = xml(
    'OrderRequestHeader',
    [
      xml('Total', [moneyNode(total, currency)]),
      shipTo && xml('ShipTo', [addressNode(shipTo.address, shipTo.contact, language)]),
      xml('BillTo', [addressNode(facts.billTo, undefined, language)]),
      facts.note === undefined ? undefined : xml('Comments', facts.note, { 'xml:lang': language }),
    ],
    {
      orderID: facts.orderId,
      orderDate: facts.orderedAt.toISOString().replace(/\.\d{3}Z$/, '+00:00'),
      type: facts.purpose,
      requestedDeliveryDate: facts.deliveryDate,
    },
  );
  return writeCxml(start, [
    headerNode(facts.header, true),
    xml(
      'Request',
      [xml('OrderRequest', [head, items.map((item) => itemNode('ItemOut', item, currency, language))])],
      modeOf(facts.isTest),
    ),
  ]);
};

/** ProfileRequest, by which a buyer's system asks what a shop takes. */
export const writeProfileRequest = (start: CxmlStart, header: CxmlHeader, isTest: boolean): string =>
  writeCxml(start, [headerNode(header, true), xml('Request', [bare('ProfileRequest')], modeOf(isTest))]);
