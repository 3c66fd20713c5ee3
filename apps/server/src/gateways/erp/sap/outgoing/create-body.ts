import type { Market } from '@grossist/domain';
import type { StoredSapOrderLine } from '../../../../db/index.ts';
import { dateLiteral } from '../odata/literals.ts';
import type { SapSettings } from '../settings.ts';
import type { ClaimedOrder, LineDetails, OrderDetails } from './waiting-order.ts';

/** SAP's languages of the markets' texts. */
const LANGUAGES: Record<Market, string> = { DK: 'DA', DE: 'DE', SE: 'SV', NL: 'NL', NO: 'NO' };

/** What a reference has room for. */
const LONGEST_REFERENCE = 35;
/** As people write the ship-to party in English, in which SAP is spoken to. */
const SHIP_TO = 'SH';
const LONGEST_SHIP_TO = 10;
const LONGEST_PLANT = 4;

const short = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** Line breaks stay; other control characters are removed. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim();

/** The shop's order as SAP's customer reference: 32 signs, of the 35 that there is room for. */
export const orderKey = (orderId: string): string => orderId.replaceAll('-', '').toUpperCase();

const textsOf = (market: Market, id: string, notes: readonly string[]) => {
  const text = printable(notes.join('\n'));
  return text === '' ? {} : { to_Text: [{ Language: LANGUAGES[market], LongTextID: id, LongText: text }] };
};

/** A condition's unit of price has no decimals: what is sold for "0.5" of a unit is left to SAP to price. */
const pricingOf = ({ priceCondition }: SapSettings, currency: string, unit: string, { price }: LineDetails) => {
  if (priceCondition === undefined || price === undefined || !/^\d{1,5}(\.0+)?$/.test(price.perQuantity)) return {};
  const [quantity = '1'] = price.perQuantity.split('.');
  return {
    to_PricingElement: [
      {
        ConditionType: priceCondition,
        ConditionRateValue: price.amount,
        ConditionCurrency: currency,
        ConditionQuantity: quantity,
        ConditionQuantityUnit: unit,
      },
    ],
  };
};

const notesOf = (line: StoredSapOrderLine, details: LineDetails | undefined): readonly string[] => [
  ...(line.remnantLength === null ? [] : [`Left-over pieces of ${line.remnantLength} ${details?.unit ?? ''}`]),
  ...(line.isOnClearanceSale ? ['Clearance sale'] : []),
  ...(details?.notes ?? []),
];

const shipToOf = (shipTo: string | null, { address }: OrderDetails): string | undefined => {
  if (shipTo === null || address?.isOneTimeAddress === true) return undefined;
  return /^\d+$/.test(shipTo) && shipTo.length <= LONGEST_SHIP_TO ? shipTo : undefined;
};

const addressNotes = ({ address }: OrderDetails): readonly string[] =>
  address === undefined || !address.isOneTimeAddress
    ? []
    : [
        'Deliver to:',
        address.name,
        address.name2,
        address.street,
        `${address.countryCode} ${address.postalCode} ${address.city}`,
      ].filter((line) => line !== '');

/**
 * The body of POST A_SalesOrder: the order with its items, the ship-to party, texts and, where the house wants it so,
 * the shop's prices. Nothing but what SAP's metadata lets a creation carry.
 * @throws Error when the market has no sales area
 */
export const createBody = (settings: SapSettings, { orderId, ask }: ClaimedOrder, details: OrderDetails) => {
  const area = settings.areas[ask.market];
  if (area === undefined) throw new Error(`SAP_SALES_AREAS has none for ${ask.market}`);
  const shipTo = shipToOf(ask.shipTo, details);
  const reference = printable(details.customerReference).replaceAll('\n', ' ');
  return {
    SalesOrderType: ask.orderType,
    SalesOrganization: area.organization,
    DistributionChannel: area.channel,
    OrganizationDivision: area.division,
    SoldToParty: ask.soldTo,
    PurchaseOrderByCustomer: orderKey(orderId),
    ...(reference === '' ? {} : { PurchaseOrderByShipToParty: short(reference, LONGEST_REFERENCE) }),
    TransactionCurrency: ask.currency,
    ...(ask.deliveryDate === null ? {} : { RequestedDeliveryDate: dateLiteral(ask.deliveryDate) }),
    ShippingCondition: ask.shippingCondition,
    CompleteDeliveryIsDefined: ask.isCombinedDelivery,
    ...(shipTo === undefined ? {} : { to_Partner: [{ PartnerFunction: SHIP_TO, Customer: shipTo }] }),
    ...textsOf(ask.market, settings.textIds.header, [...details.notes, ...addressNotes(details)]),
    to_Item: ask.lines.map((line) => {
      const known = details.lines.get(line.lineNumber);
      const unit = settings.units[known?.unit ?? ''] ?? known?.unit ?? '';
      return {
        SalesOrderItem: String(line.lineNumber),
        Material: line.sapMaterialNumber,
        RequestedQuantity: line.quantity,
        ...(unit === '' ? {} : { RequestedQuantityUnit: unit }),
        ...(known !== undefined && known.plant.length <= LONGEST_PLANT ? { ProductionPlant: known.plant } : {}),
        ...(known === undefined ? {} : pricingOf(settings, ask.currency, unit, known)),
        ...textsOf(ask.market, settings.textIds.item, notesOf(line, known)),
      };
    }),
  };
};
