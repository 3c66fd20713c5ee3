import type { Market } from '@grossist/domain';

/** Countries to which a customer of a market may have goods sent: those that its routes go to. */
export const addressCountries = (market: Market): readonly string[] => [market];
