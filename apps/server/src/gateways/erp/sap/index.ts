/** SAP S/4HANA by its OData 2 services API_SALES_ORDER_SRV and API_PRODUCT_SRV. */
export { openSapErp, SAP_CRON, sapOrderSender, sapTasks, wakeSapOrders } from './open-sap.ts';
export { watchSapOrders } from './outgoing/watch.ts';
export type { SalesArea, SapSettings } from './settings.ts';
