/** SAP's Open Catalog Interface 4.0 and 5.0: the call that opens the shop, and the form that brings the cart back. */
export { type OciCall, type OciFunction, readOciCall } from './read-call.ts';
export { type FormField, type OciCart, type OciItem, type OciVersion, writeOciItems } from './write-items.ts';
