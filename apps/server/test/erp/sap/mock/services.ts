import { readMetadata } from './metadata.ts';
import {
  date,
  decimal,
  instant,
  key,
  type SetDescription,
  text,
  truth,
  writeMetadata,
  writtenBySap,
} from './write-metadata.ts';

const ORDER = key(text(10));
const OF_ORDER = key(writtenBySap(text(10)));
const OF_ITEM = key(writtenBySap(text(6)));
const LONG_TEXT = { ...text(), 'sap:sortable': 'false', 'sap:filterable': 'false' };
const NOT_ALONE = { 'sap:creatable': 'false' };
const one = (to: string) => ({ to, isMany: false });
const many = (to: string) => ({ to, isMany: true });

/** Sales orders, with what the adapter sends and reads of them. */
const SALES_ORDERS: Readonly<Record<string, SetDescription>> = {
  A_SalesOrder: {
    keys: ['SalesOrder'],
    properties: {
      SalesOrder: ORDER,
      SalesOrderType: text(4),
      SalesOrganization: text(4),
      DistributionChannel: text(2),
      OrganizationDivision: text(2),
      SoldToParty: text(10),
      CreationDate: writtenBySap(date()),
      LastChangeDateTime: writtenBySap({ ...instant(), ConcurrencyMode: 'Fixed' }),
      PurchaseOrderByCustomer: text(35),
      PurchaseOrderByShipToParty: text(35),
      TotalNetAmount: writtenBySap(decimal(16, 3)),
      TransactionCurrency: text(5),
      RequestedDeliveryDate: date(),
      ShippingCondition: text(2),
      CompleteDeliveryIsDefined: truth(),
      OverallSDProcessStatus: writtenBySap(text(1)),
    },
    navigations: {
      to_Item: many('A_SalesOrderItem'),
      to_Partner: many('A_SalesOrderHeaderPartner'),
      to_Text: many('A_SalesOrderText'),
    },
  },
  A_SalesOrderHeaderPartner: {
    keys: ['SalesOrder', 'PartnerFunction'],
    properties: { SalesOrder: OF_ORDER, PartnerFunction: key(text(2)), Customer: text(10) },
    navigations: { to_SalesOrder: one('A_SalesOrder') },
    restrictions: NOT_ALONE,
  },
  A_SalesOrderText: {
    keys: ['SalesOrder', 'Language', 'LongTextID'],
    properties: { SalesOrder: OF_ORDER, Language: key(text(2)), LongTextID: key(text(4)), LongText: LONG_TEXT },
    navigations: { to_SalesOrder: one('A_SalesOrder') },
    restrictions: NOT_ALONE,
  },
  A_SalesOrderItem: {
    keys: ['SalesOrder', 'SalesOrderItem'],
    properties: {
      SalesOrder: OF_ORDER,
      SalesOrderItem: key(text(6)),
      PurchaseOrderByCustomer: text(35),
      PurchaseOrderByShipToParty: text(35),
      Material: text(40),
      RequestedQuantity: decimal(15, 3),
      RequestedQuantityUnit: text(3),
      TransactionCurrency: writtenBySap(text(5)),
      NetAmount: writtenBySap(decimal(16, 3)),
      ProductionPlant: text(4),
      DeliveryStatus: writtenBySap(text(1)),
    },
    navigations: {
      to_PricingElement: many('A_SalesOrderItemPrElement'),
      to_SalesOrder: one('A_SalesOrder'),
      to_ScheduleLine: many('A_SalesOrderScheduleLine'),
      to_Text: many('A_SalesOrderItemText'),
    },
  },
  A_SalesOrderItemText: {
    keys: ['SalesOrder', 'SalesOrderItem', 'Language', 'LongTextID'],
    properties: {
      SalesOrder: OF_ORDER,
      SalesOrderItem: OF_ITEM,
      Language: key(text(2)),
      LongTextID: key(text(4)),
      LongText: LONG_TEXT,
    },
    navigations: { to_SalesOrder: one('A_SalesOrder'), to_SalesOrderItem: one('A_SalesOrderItem') },
    restrictions: NOT_ALONE,
  },
  A_SalesOrderItemPrElement: {
    keys: ['SalesOrder', 'SalesOrderItem', 'PricingProcedureStep', 'PricingProcedureCounter'],
    properties: {
      SalesOrder: OF_ORDER,
      SalesOrderItem: OF_ITEM,
      PricingProcedureStep: key(text(3)),
      PricingProcedureCounter: key(text(3)),
      ConditionType: text(4),
      ConditionRateValue: decimal(24, 9),
      ConditionCurrency: text(5),
      ConditionQuantity: decimal(5, 0),
      ConditionQuantityUnit: text(3),
      TransactionCurrency: text(5),
    },
    navigations: { to_SalesOrder: one('A_SalesOrder'), to_SalesOrderItem: one('A_SalesOrderItem') },
    restrictions: NOT_ALONE,
  },
  A_SalesOrderScheduleLine: {
    keys: ['SalesOrder', 'SalesOrderItem', 'ScheduleLine'],
    properties: {
      SalesOrder: OF_ORDER,
      SalesOrderItem: OF_ITEM,
      ScheduleLine: key(text(4)),
      RequestedDeliveryDate: date(),
      ConfirmedDeliveryDate: date(),
      OrderQuantityUnit: text(3),
      ScheduleLineOrderQuantity: decimal(13, 3),
      ConfdOrderQtyByMatlAvailCheck: decimal(13, 3),
      DeliveredQtyInOrderQtyUnit: decimal(13, 3),
    },
    restrictions: { 'sap:creatable': 'false', 'sap:updatable': 'false', 'sap:deletable': 'false' },
  },
};

/** Products, with what the adapter reads of what is sold where. */
const PRODUCTS: Readonly<Record<string, SetDescription>> = {
  A_Product: {
    keys: ['Product'],
    properties: {
      Product: key(text(40)),
      CreationDate: writtenBySap(date()),
      LastChangeDateTime: writtenBySap(instant()),
      IsMarkedForDeletion: truth(),
    },
    navigations: { to_SalesDelivery: many('A_ProductSalesDelivery') },
    restrictions: { 'sap:deletable': 'false' },
  },
  A_ProductSalesDelivery: {
    keys: ['Product', 'ProductSalesOrg', 'ProductDistributionChnl'],
    properties: {
      Product: key(text(40)),
      ProductSalesOrg: key(text(4)),
      ProductDistributionChnl: key(text(2)),
      ProductSalesStatus: text(2),
      IsMarkedForDeletion: truth(),
    },
    restrictions: { 'sap:deletable': 'false' },
  },
};

/** The services that the adapter calls, described by ourselves: of each the sets and properties that are used. */
export const OWN_DESCRIPTIONS = {
  API_SALES_ORDER_SRV: readMetadata(writeMetadata('API_SALES_ORDER_SRV', SALES_ORDERS)),
  API_PRODUCT_SRV: readMetadata(writeMetadata('API_PRODUCT_SRV', PRODUCTS)),
};
