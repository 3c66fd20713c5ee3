import type { Operation } from '@grossist/contracts';
import type { Visitor } from '../visitors/index.ts';
import { notAllowed } from './failure.ts';

/** What is noted of a visit, the end of either, and the withdrawal of consent: nothing that anybody else would notice. */
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
 * Refuses every change of somebody who came to look at a cart (cXML "inspect"), and of an assortment administrator who
 * sees the shop as a customer, except for the assortments themselves and the end of that view.
 * @throws Failure 403
 */
export const checkReadOnly = (operation: Operation, visitor: Visitor): void => {
  if (visitor.kind !== 'person' || !operation.changes || HARMLESS.has(operation.name)) return;
  if (visitor.isReadOnly) throw notAllowed('You are here to look at a cart, and can change nothing', 'read-only');
  if (visitor.seenAs !== undefined && operation.area !== 'assortments')
    throw notAllowed('You see the shop as a customer; end that first to change something', 'seen-as-customer');
};
