/** A stand-in of SAP's OData 2 services, made from their metadata. */
export type { Fault } from './faults.ts';
export { type Metadata, readMetadata, readMetadataFile } from './metadata.ts';
export { type House, SalesOrderRules } from './sales-orders.ts';
export { openSapMock, type SapMock } from './sap-mock.ts';
export { OWN_DESCRIPTIONS } from './services.ts';
