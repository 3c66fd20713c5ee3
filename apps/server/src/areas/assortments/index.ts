/** Assortments: which customer sees which materials. */

export {
  type Customer,
  type CustomerScope,
  customerAssortments,
  customerScope,
  findCustomerScope,
} from './queries/customer-scope.ts';
export { holdingRelations } from './relations.ts';
export { assortmentRoutes } from './routes.ts';
export {
  customersWithoutAssortment,
  hiddenMaterials,
  listVisible,
  scopeKey,
  unrelatedAssortments,
  type VisibleTo,
  visibleMaterial,
} from './visible-material.ts';
