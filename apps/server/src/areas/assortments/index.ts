/** Which customer sees which materials. */

export { holdingRelations } from './lock-assortments.ts';
export { type Customer, type CustomerScope, customerScope, findCustomerScope } from './queries/customer-scope.ts';
export { customersWithoutAssortment } from './queries/customers-without-assortment.ts';
export { assortmentsOfNobody, hiddenMaterials } from './queries/hidden-materials.ts';
export { listVisible } from './queries/list-visible.ts';
export { assortmentRoutes } from './routes.ts';
export { scopeKey } from './scope-key.ts';
export { type VisibleTo, visibleMaterial } from './visible-material.ts';
