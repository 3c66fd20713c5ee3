/** The steps from a search to an order, in their order. */
export const FUNNEL_STEPS = ['searched', 'clicked', 'added', 'ordered'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Returns the bit of a step. */
export const stepBit = (step: FunnelStep): number => 1 << FUNNEL_STEPS.indexOf(step);

/**
 * Returns how many steps a visit went from the first on, from the bits of its steps: 0 to 4. The order in which events
 * arrive does not matter, and a step without those before it does not count.
 */
export const funnelDepth = (bits: number): number => {
  const missing = FUNNEL_STEPS.findIndex((step) => (bits & stepBit(step)) === 0);
  return missing === -1 ? FUNNEL_STEPS.length : missing;
};
