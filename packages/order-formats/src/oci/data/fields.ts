/** Fields of NEW_ITEM with the most characters of each, in the order they are sent in; `since` 5.0 where 4.0 lacks them. */
export interface OciField {
  name: string;
  longest: number;
  since?: '5.0';
}

export const FIELDS = [
  { name: 'DESCRIPTION', longest: 40 },
  { name: 'MATNR', longest: 40 },
  { name: 'QUANTITY', longest: 15 },
  { name: 'UNIT', longest: 3 },
  { name: 'PRICE', longest: 15 },
  { name: 'CURRENCY', longest: 5 },
  { name: 'PRICEUNIT', longest: 5 },
  { name: 'LEADTIME', longest: 5 },
  { name: 'VENDOR', longest: 10 },
  { name: 'VENDORMAT', longest: 40 },
  { name: 'MANUFACTCODE', longest: 10 },
  { name: 'MANUFACTMAT', longest: 40 },
  { name: 'MATGROUP', longest: 10 },
  { name: 'SERVICE', longest: 1 },
  { name: 'CONTRACT', longest: 10 },
  { name: 'CONTRACT_ITEM', longest: 5 },
  { name: 'EXT_QUOTE_ID', longest: 35 },
  { name: 'EXT_QUOTE_ITEM', longest: 10 },
  { name: 'EXT_PRODUCT_ID', longest: 40 },
  { name: 'ATTACHMENT', longest: 255 },
  { name: 'ATTACHMENT_TITLE', longest: 255 },
  { name: 'ATTACHMENT_PURPOSE', longest: 1 },
  { name: 'EXT_SCHEMA_TYPE', longest: 10 },
  { name: 'EXT_CATEGORY_ID', longest: 60 },
  { name: 'EXT_CATEGORY', longest: 40 },
  { name: 'SLD_SYS_NAME', longest: 60 },
  { name: 'CUST_FIELD1', longest: 10 },
  { name: 'CUST_FIELD2', longest: 10 },
  { name: 'CUST_FIELD3', longest: 10 },
  { name: 'CUST_FIELD4', longest: 20 },
  { name: 'CUST_FIELD5', longest: 50 },
  { name: 'ITEM_TYPE', longest: 1, since: '5.0' },
  { name: 'PARENT_ID', longest: 5, since: '5.0' },
] as const satisfies readonly OciField[];

export type OciFieldName = (typeof FIELDS)[number]['name'];
