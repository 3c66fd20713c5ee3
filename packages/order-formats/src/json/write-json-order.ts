/** Orders as JSON, for systems that speak no format of the trade. */

import { writeMoney, writeQuantity } from '../numbers.ts';
import {
  type OrderAddress,
  type OrderCharge,
  type OrderContact,
  type OrderParty,
  type OutgoingOrder,
  type OutgoingOrderLine,
  totalsOf,
  type VatRate,
} from '../order.ts';

/** Missing values are absent, since JSON leaves `undefined` out. */
const addressJson = (address: OrderAddress) => ({
  Name: address.name,
  Street: address.street,
  Street2: address.street2,
  PostalCode: address.postalCode,
  City: address.city,
  Region: address.region,
  Country: address.country,
  LocationNumber: address.locationNumber,
});

const contactJson = ({ name, phone, email }: OrderContact) => ({ Name: name, Phone: phone, Email: email });

const partyJson = (party: OrderParty) => ({
  Name: party.name,
  Number: party.number,
  Gln: party.gln,
  VatNumber: party.vatNumber,
  RegistrationNumber: party.registrationNumber,
  Address: party.address && addressJson(party.address),
  Contact: party.contact && contactJson(party.contact),
});

const vatJson = ({ category, percent }: VatRate) => ({ Category: category, Percent: percent });

const chargeJson = ({ kind, reason, amount, vat }: OrderCharge) => ({
  Kind: kind,
  Reason: reason,
  Amount: writeMoney(amount),
  Vat: vat && vatJson(vat),
});

const lineJson = (line: OutgoingOrderLine) => ({
  LineNumber: line.lineNumber,
  Identifiers: {
    Sap: line.identifiers.sap,
    Ean: line.identifiers.ean,
    El: line.identifiers.el,
    Hws: line.identifiers.hws,
    Supplier: line.identifiers.supplier,
    Buyer: line.identifiers.buyer,
  },
  Name: line.name,
  Quantity: writeQuantity(line.quantity),
  Unit: line.unit,
  UnitPrice: writeMoney(line.unitPrice),
  PerQuantity: writeQuantity(line.perQuantity),
  Amount: writeMoney(line.amount),
  DeliveryDate: line.deliveryDate,
  Note: line.note,
  Accounting: line.accounting,
  Vat: line.vat && vatJson(line.vat),
});

/**
 * An order as JSON: amounts and quantities as text, since their decimals are exact, and added up as the other formats
 * have it. The same order is always the same text.
 */
export const writeJsonOrder = (order: OutgoingOrder): string => {
  const { delivery } = order;
  const totals = totalsOf(order);
  return JSON.stringify({
    Number: order.number,
    Date: order.date,
    Time: order.time,
    Reference: order.reference,
    Project: order.project,
    Note: order.note,
    Currency: order.currency,
    Buyer: partyJson(order.buyer),
    Seller: partyJson(order.seller),
    Delivery: delivery && {
      Address: delivery.address && addressJson(delivery.address),
      Contact: delivery.contact && contactJson(delivery.contact),
      Date: delivery.date,
    },
    Vat: vatJson(order.vat),
    Charges: order.charges.map(chargeJson),
    Lines: order.lines.map(lineJson),
    Totals: {
      Lines: writeMoney(totals.lines),
      Net: writeMoney(totals.net),
      Vat: writeMoney(totals.vat),
      Gross: writeMoney(totals.gross),
    },
  });
};
