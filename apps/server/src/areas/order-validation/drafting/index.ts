/** From the orders of a file to validations of them. */
export { draftOrders } from './draft-orders.ts';
export { type Following, UNFOLLOWED } from './following.ts';
export { judgeDrafts } from './judge-drafts.ts';
export { type WrittenValidation, writeValidations } from './write-validations.ts';
