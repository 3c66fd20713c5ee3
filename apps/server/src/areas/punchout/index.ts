/** Customers whose buyers come from their own procurement system, by SAP OCI or cXML, and go back there with a cart. */
export { openCxmlReader } from './cxml/cxml-reader.ts';
export type { PlaceLines } from './cxml/place-on-day.ts';
export type { PunchoutDeps } from './deps.ts';
export { registerPunchout } from './register-punchout.ts';
export { type PunchoutRoutesDeps, punchoutRoutes } from './routes.ts';
