import type { Access, Operation } from '@grossist/contracts';
import { houseRoleOf, isBuyer, type Visitor } from '../visitors/index.ts';
import { notAllowed, signedOut } from './failure.ts';

/** Returns true if a visitor may make calls of an access; each area's policy checks who owns an object. Decisions, "Who may do what". */
const admits: Record<Access, (visitor: Visitor) => boolean> = {
  anyone: () => true,
  'signed-in': (visitor) => visitor.kind === 'person',
  buyer: isBuyer,
  orderer: (visitor) => isBuyer(visitor) && visitor.ableToCreateOrders && visitor.role !== 'punchout',
  editor: (visitor) => visitor.kind === 'person' && visitor.role === 'editor',
  'assortment-admin': (visitor) => visitor.kind === 'person' && visitor.role === 'assortment-admin',
  support: (visitor) => visitor.kind === 'person' && visitor.role === 'support',
  operator: (visitor) => visitor.kind === 'person' && visitor.role === 'operator',
  house: (visitor) => houseRoleOf(visitor) !== undefined,
};

const refusals: Record<Access, string> = {
  anyone: '',
  'signed-in': '',
  buyer: 'Only buyers of a company may do this',
  orderer: 'You may not create orders',
  editor: 'Only editors may do this',
  'assortment-admin': 'Only assortment administrators may do this',
  support: 'Only support may do this',
  operator: 'Only those who run the shop may do this',
  house: 'Only employees of the wholesaler may do this',
};

/** Checks that a visitor may make calls of an access. @throws Failure 401 for a signed-out visitor, 403 otherwise */
export const checkAccess = (access: Access, visitor: Visitor): void => {
  if (admits[access](visitor)) return;
  throw visitor.kind === 'anonymous' ? signedOut() : notAllowed(refusals[access]);
};

/** Allowed in read-only visits: tracking, the end of the visit, and the withdrawal of consent. */
const HARMLESS: ReadonlySet<string> = new Set([
  'signOut',
  'noteSeen',
  'trackAddToCart',
  'trackEvents',
  'engageProfiles',
  'updateGroups',
  'deleteOwnAnalytics',
]);

/**
 * Refuses every change in a visit to look at a cart (cXML "inspect"), and of an assortment administrator who
 * sees the shop as a customer, except for the assortments themselves and the end of that view.
 * @throws Failure 403
 */
export const checkReadOnly = (operation: Operation, visitor: Visitor): void => {
  if (visitor.kind !== 'person' || !operation.changes || HARMLESS.has(operation.name)) return;
  if (visitor.isReadOnly) throw notAllowed('You are here to look at a cart, and can change nothing', 'read-only');
  if (visitor.seenAs !== undefined && operation.area !== 'assortments')
    throw notAllowed('You see the shop as a customer; end that first to change something', 'seen-as-customer');
};
