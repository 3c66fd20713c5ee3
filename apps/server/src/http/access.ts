import type { Access } from '@grossist/contracts';
import { houseRoleOf, isBuyer, type Visitor } from '../visitors/index.ts';
import { notAllowed, signedOut } from './failure.ts';

/** Whether a visitor may make calls of this access at all; whose object it is, each area's policy asks. Decisions, "Who may do what". */
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

/** @throws Failure 401 for a signed-out visitor, 403 for one who may not. */
export const checkAccess = (access: Access, visitor: Visitor): void => {
  if (admits[access](visitor)) return;
  throw visitor.kind === 'anonymous' ? signedOut() : notAllowed(refusals[access]);
};
