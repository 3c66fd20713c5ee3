/** OData 2 as SAP's gateway speaks it. */
export type { SapAccess, SapAuthorization } from './access.ts';
export { SapDoesNotAnswer, SapRefuses } from './failures.ts';
export { dateLiteral, EdmDate, EdmDecimal, EdmQuantity, entityPath, equals, queryOf } from './literals.ts';
export { openService, type Service } from './service.ts';
