import type { Quantity } from '@grossist/domain';
import type { useText } from '../../i18n/index.ts';
import type { Steps } from './stepping.ts';

/** What a quantity must be, in words; empty when it may be anything. */
export const packingHint = (
  packing: Steps,
  packageSize: Quantity | undefined,
  text: ReturnType<typeof useText>,
  quantity: (value: Quantity) => string,
): string => {
  const binds = packing.step > 1000 || (packing.step > 0 && packing.step < 1000);
  const parts = [
    binds && text('ui.quantity.step', { step: quantity(packing.step) }),
    packing.minimum > packing.step && text('ui.quantity.minimum', { minimum: quantity(packing.minimum) }),
    packageSize !== undefined && packageSize > 1000 && text('ui.quantity.package', { size: quantity(packageSize) }),
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
};
