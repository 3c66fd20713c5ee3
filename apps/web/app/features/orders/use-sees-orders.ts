import { useSignedInUser } from '../../visitor.ts';

/** House people belong to no customer's company and have no orders. */
export const useSeesOrders = (): boolean => (useSignedInUser()?.companyNumber ?? '') !== '';
