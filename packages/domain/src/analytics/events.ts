/** Limits, placements and funnel steps of analytics events. */

const DAY_MS = 86_400_000;

/** Limits of the analytics calls. References, "Analytics"; section 9 of the specification. */
export const ANALYTICS_LIMITS = {
  /** Events of a request. */
  events: 2000,
  /** Bytes that one event must stay below. */
  eventBytes: 1_048_576,
  /** Properties that an event must stay below. */
  properties: 255,
  /** UTF-16 units of a text; what is longer is cut. */
  textLength: 255,
  /** Milliseconds after which an event is too old. */
  ageMs: 5 * DAY_MS,
  /** Milliseconds by which a browser's clock may be ahead. */
  skewMs: 10 * 60_000,
} as const;

/** The prefix of anonymous ids in other clients; no id of ours may start with it. Section 5 of the specification. */
export const DEVICE_PREFIX = '$device:';

/** Returns a text cut at 255 UTF-16 units, never inside a character. */
export const cutText = (text: string): string => {
  if (text.length <= ANALYTICS_LIMITS.textLength) return text;
  const cut = text.slice(0, ANALYTICS_LIMITS.textLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/** Seconds and milliseconds are distinguished by their size: as seconds, this is the year 5138. */
const FIRST_MILLISECONDS = 100_000_000_000;

/** Returns the milliseconds since 1970 of a `time`, which is sent in seconds or milliseconds. */
export const timeOfEvent = (time: number): number => (time < FIRST_MILLISECONDS ? time * 1000 : time);

/** Returns why an event of this time (milliseconds since 1970) is refused at `now`; undefined when it is accepted. */
export const faultOfTime = (time: number, now: number): string | undefined => {
  if (time < now - ANALYTICS_LIMITS.ageMs) return 'is older than 5 days';
  if (time > now + ANALYTICS_LIMITS.skewMs) return 'is in the future';
  return undefined;
};

/** Every placement of materials in the shop where events happen, in the order in which reports offer them. */
export const EVENT_PLACEMENTS = [
  'search',
  'suggestion',
  'catalog',
  'product',
  'home',
  'landing-page',
  'vendor',
  'list',
  'kit',
  'pdf-catalog',
  'order-lines',
  'reorder',
  'recommendation-home',
  'recommendation-product',
  'recommendation-cart',
  'cart',
  'other',
] as const;

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
