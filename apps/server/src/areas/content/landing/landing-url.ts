import { Slug } from '@grossist/contracts';
import { breaksRule } from '../../../http/failure.ts';
import { type Reference, vendorUrl } from '../../catalogue/index.ts';
import { bundleUrl } from '../../pricing/index.ts';

export type LandingType = 'node' | 'vendor' | 'bundle' | 'custom';

/** The landing page that is the shop's own front page. */
export const FRONT = 'front';

/** Where a landing page is; undefined when its node or vendor is gone. That a bundle exists, the ERP knows. */
export const landingUrl = (type: LandingType, key: string, reference: Reference): string | undefined => {
  if (type === 'node') return reference.nodes.get(key)?.url;
  if (type === 'vendor') return reference.supplierNames.has(key) ? vendorUrl(key) : undefined;
  if (type === 'bundle') return bundleUrl(key);
  return key === FRONT ? '/' : `/landing/${key}`;
};

/** @throws Failure 422 for a node or vendor that there is not, or an address that can't be one */
export const requireLandingUrl = (type: LandingType, key: string, reference: Reference): string => {
  const url = landingUrl(type, key, reference);
  if (url === undefined) throw breaksRule(`unknown-${type}`, `There is no ${type} ${key}`, 'Key');
  if (type === 'custom' && !Slug.safeParse(key).success) {
    throw breaksRule('key-malformed', 'An address is of lower-case letters, digits and dashes', 'Key');
  }
  return url;
};
