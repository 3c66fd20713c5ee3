import type { OciCall } from '@grossist/order-formats';
import type { StoredFrame, StoredOciFacts } from '../../../db/index.ts';

/** What of a call is given back with the cart; neither name nor password is. */
export const ociFacts = (
  { version, target, okCode, caller }: OciCall,
  origin: string,
  frame?: StoredFrame,
): StoredOciFacts => ({
  protocol: 'oci',
  ...(frame === undefined ? {} : { frame }),
  origin,
  version,
  target,
  ...(okCode === undefined ? {} : { okCode }),
  ...(caller === undefined ? {} : { caller }),
});
