import { compareMoney, type Money, NO_MONEY, negateMoney, roundToMinor } from '@grossist/domain';
import { writeMoney } from '../numbers.ts';
import { type OrderCharge, type OrderTotals, type OutgoingOrder, totalsOf } from '../order.ts';
import { writeDocument, type XmlNode, xml } from '../xml/write-xml.ts';
import { AGGREGATE, BASIC, CUSTOMIZATION, GLN, ORDER, PROFILE, PURCHASE_ORDER } from './names.ts';
import { lineNode, taxCategoryNode } from './write-line.ts';
import { addressNode, contactNode, partyNode } from './write-party.ts';

/** UNCL 7161 (charges) and 5189 (allowances). */
const REASON_CODES: Readonly<Partial<Record<OrderCharge['kind'], string>>> = { freight: 'FC', discount: '95' };

const chargeNode = ({ kind, reason, amount, vat }: OrderCharge, order: OutgoingOrder): XmlNode | undefined => {
  const rounded = roundToMinor(amount);
  const isCharge = compareMoney(rounded, NO_MONEY) > 0;
  if (rounded === NO_MONEY) return undefined;
  const fits = isCharge ? kind !== 'discount' : kind === 'discount';
  return xml('cac:AllowanceCharge', [
    xml('cbc:ChargeIndicator', String(isCharge)),
    xml('cbc:AllowanceChargeReasonCode', fits ? REASON_CODES[kind] : undefined),
    xml('cbc:AllowanceChargeReason', reason === '' ? kind : reason),
    xml('cbc:Amount', writeMoney(isCharge ? rounded : negateMoney(rounded)), { currencyID: order.currency }),
    taxCategoryNode('cac:TaxCategory', vat ?? order.vat),
  ]);
};

const totalNode = (totals: OrderTotals, currencyID: string): XmlNode | undefined => {
  const amount = (name: string, value: Money): XmlNode | undefined => xml(name, writeMoney(value), { currencyID });
  const unlessNone = (name: string, value: Money): XmlNode | undefined =>
    value === NO_MONEY ? undefined : amount(name, value);
  return xml('cac:AnticipatedMonetaryTotal', [
    amount('cbc:LineExtensionAmount', totals.lines),
    amount('cbc:TaxExclusiveAmount', totals.net),
    amount('cbc:TaxInclusiveAmount', totals.gross),
    unlessNone('cbc:AllowanceTotalAmount', totals.allowances),
    unlessNone('cbc:ChargeTotalAmount', totals.charges),
    amount('cbc:PayableAmount', totals.gross),
  ]);
};

/** A place is written with its country, and a recipient with a name, or not at all: the profile requires both. */
const deliveryNode = ({ delivery, buyer }: OutgoingOrder): XmlNode | undefined => {
  const address = addressNode('cac:Address', delivery?.address);
  const recipient = delivery?.address?.name ?? buyer.name;
  return xml('cac:Delivery', [
    address &&
      xml('cac:DeliveryLocation', [xml('cbc:ID', delivery?.address?.locationNumber, { schemeID: GLN }), address]),
    xml('cac:RequestedDeliveryPeriod', [xml('cbc:StartDate', delivery?.date), xml('cbc:EndDate', delivery?.date)]),
    delivery?.address || delivery?.contact
      ? xml('cac:DeliveryParty', [xml('cac:PartyName', [xml('cbc:Name', recipient)]), contactNode(delivery.contact)])
      : undefined,
  ]);
};

/**
 * An order as UBL 2.1 in the profile "Order only" of Peppol BIS Ordering 3, in UTF-8. Amounts are added up here and
 * agree to the last digit, by the rules that Peppol publishes for the transaction (read, not run: there is no Schematron
 * here); what a line's amount differs from price times quantity is written as its discount or surcharge.
 * @throws RangeError for what the profile has no way to tell: an order without lines, negative amounts, a party without
 * name or electronic address, line numbers that repeat
 */
export const writeUblOrder = (order: OutgoingOrder): string => {
  const { currency, lines } = order;
  if (lines.length === 0) throw new RangeError('an order needs a line');
  if (new Set(lines.map(({ lineNumber }) => lineNumber)).size !== lines.length)
    throw new RangeError('the numbers of the lines repeat');
  if (order.seller.address?.country === undefined) throw new RangeError('the seller of an order needs an address');
  const totals = totalsOf(order);
  if (compareMoney(totals.gross, NO_MONEY) < 0) throw new RangeError('the total of an order is negative');
  return writeDocument(
    xml(
      'Order',
      [
        xml('cbc:CustomizationID', CUSTOMIZATION),
        xml('cbc:ProfileID', PROFILE),
        xml('cbc:ID', order.number),
        xml('cbc:IssueDate', order.date),
        xml('cbc:IssueTime', order.time),
        xml('cbc:OrderTypeCode', PURCHASE_ORDER),
        xml('cbc:Note', order.note),
        xml('cbc:DocumentCurrencyCode', currency),
        xml('cbc:CustomerReference', order.reference),
        xml('cbc:AccountingCost', order.project),
        xml('cac:BuyerCustomerParty', [partyNode(order.buyer, true)]),
        xml('cac:SellerSupplierParty', [partyNode(order.seller, false)]),
        deliveryNode(order),
        order.charges.map((charge) => chargeNode(charge, order)),
        xml('cac:TaxTotal', [xml('cbc:TaxAmount', writeMoney(totals.vat), { currencyID: currency })]),
        totalNode(totals, currency),
        lines.map((line) => lineNode(line, order)),
      ],
      { xmlns: ORDER, 'xmlns:cac': AGGREGATE, 'xmlns:cbc': BASIC },
    ),
  );
};
