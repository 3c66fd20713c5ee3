import type { Market } from '@grossist/domain';

export const routeOf = (market: Market, plant: string): string => `${market}-${plant}`;

/** SAP's shipping conditions beside the one for what is picked up. */
export const SHIPPING_CONDITIONS = { route: 'ZN', fastbox: 'ZF' } as const;

/** The material group of what represents a packed kit. */
export const KIT_HEADERS = 'KITHDR';
