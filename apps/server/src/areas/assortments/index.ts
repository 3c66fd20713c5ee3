/** Assortments: which customer sees which materials. */

export { holdingRelations } from './commands/change-relations.ts';
export { customerAssortments } from './queries/customer-relations.ts';
export { type Customer, type CustomerScope, customerScope, findCustomerScope } from './queries/customer-scope.ts';
export { customersWithoutAssortment, hiddenMaterials, unrelatedAssortments } from './queries/hidden-materials.ts';
export { assortmentRoutes } from './routes.ts';
export { listVisible, scopeKey, type VisibleTo, visibleMaterial } from './visible-material.ts';
