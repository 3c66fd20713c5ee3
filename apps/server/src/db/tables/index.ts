/** The database's tables as queries see them, by area. Migrations are their truth. */
export type * from './assortments.ts';
export type * from './carts-and-orders.ts';
export type * from './catalogue.ts';
export type * from './content.ts';
export type * from './erp.ts';
export type * from './etim.ts';
export type * from './imports.ts';
export type * from './payments.ts';
export type * from './people.ts';
export type * from './places.ts';
export type * from './recommendations.ts';
export type * from './tables.ts';
