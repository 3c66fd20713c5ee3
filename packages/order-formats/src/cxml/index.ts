/** cXML 1.2: punchout, and orders received. Writers of requests are for the buyer's side, to try a shop with. */

export { type CxmlStart, payloadIdOf } from './envelope.ts';
export { readCxml } from './read-cxml.ts';
export type * from './types.ts';
export type { CxmlOutgoingItem } from './write-item.ts';
export {
  type PunchOutCart,
  punchOutFormField,
  readPunchOutForm,
  writePunchOutOrderMessage,
} from './write-punch-out-order.ts';
export {
  type OrderRequestFacts,
  type PunchOutSetupFacts,
  writeOrderRequest,
  writeProfileRequest,
  writePunchOutSetupRequest,
} from './write-requests.ts';
export { writeCxmlResponse, writeProfileResponse, writePunchOutSetupResponse } from './write-response.ts';
