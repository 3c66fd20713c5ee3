export * from './accounting-strings/index.ts';
export * from './addresses/index.ts';
export * from './audit/index.ts';
export * from './auth/index.ts';
export * from './cart/index.ts';
export * from './catalogue/index.ts';
export * from './content/index.ts';
export * from './context/index.ts';
export * from './erp/index.ts';
export * from './file-operation.ts';
export * from './file-operations.ts';
export * from './imports/index.ts';
export * from './matters/index.ts';
export * from './media/index.ts';
export * from './messages/index.ts';
export * from './operation.ts';
export * from './operations.ts';
export * from './order-validation/index.ts';
export * from './orders/index.ts';
export * from './project-quote/index.ts';
export * from './punchout/index.ts';
export * from './recommendations/index.ts';
export * from './search/index.ts';
export * from './service-centers/index.ts';
export * from './shared/index.ts';
<<<<<<< HEAD
export * from './variation-lists/index.ts';
=======
export * from './system/index.ts';
>>>>>>> 8d5a5c5 (Describe every call in the API document with named schemas, file responses, security and problems)
