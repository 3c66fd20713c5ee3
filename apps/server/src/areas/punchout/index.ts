/** Punchout: buyers of customers who shop from their own procurement system, by SAP OCI or cXML. */

export { openPunchoutArea, type PunchoutRoutesDeps, punchoutRoutes } from './area.ts';
export type { PlaceLines } from './cxml/order-delivery.ts';
export { openCxmlReader } from './cxml/read-request.ts';
export type { PunchoutDeps } from './deps.ts';
export { registerPunchout } from './register-punchout.ts';
