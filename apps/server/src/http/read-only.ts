import type { Operation } from '@grossist/contracts';
import type { Visitor } from '../areas/identity/index.ts';
import { notAllowed } from './failure.ts';

/** What is noted of a visit, and its end: nothing that anybody would find changed. */
const HARMLESS: ReadonlySet<string> = new Set([
  'signOut',
  'noteSeen',
  'trackAddToCart',
  'trackEvents',
  'engageProfiles',
  'updateGroups',
]);

/**
 * Somebody who came to look at a cart (cXML "inspect") changes nothing at all, whichever call they make.
 * @throws Failure 403
 */
export const checkReadOnly = (operation: Operation, visitor: Visitor): void => {
  if (visitor.kind !== 'person' || !visitor.isReadOnly) return;
  if (operation.changes && !HARMLESS.has(operation.name))
    throw notAllowed('You are here to look at a cart, and can change nothing', 'read-only');
};
