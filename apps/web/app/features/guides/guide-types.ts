/** As the account remembers them. [ctx-03] */
export const GUIDE_TYPES = ['search', 'variation', 'orders', 'cart'] as const;
export type GuideType = (typeof GUIDE_TYPES)[number];
