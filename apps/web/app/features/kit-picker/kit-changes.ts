import { getSmartKit } from '@grossist/contracts';

/** Areas whose cached responses a change of kits or templates invalidates. */
export const CHANGES_KITS = [getSmartKit.area] as const;

/** Kits of the largest project. */
export const MOST_KITS = 250;
/** Materials of the largest kit or template. */
export const MOST_KIT_ITEMS = 200;
