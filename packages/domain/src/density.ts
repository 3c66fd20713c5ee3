/** How close rows stand: compact for as many on a screen as possible, comfortable for fingers and tired eyes. */
export const DENSITIES = ['compact', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

export const isDensity = (value: unknown): value is Density => DENSITIES.some((one) => one === value);
