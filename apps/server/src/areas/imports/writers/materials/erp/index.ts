/** What the records say of prices, duties and stock, into the embedded ERP's tables. */
export { type ErpChanges, writeErp } from './write-erp.ts';
export { writeNewErp } from './write-new-erp.ts';
