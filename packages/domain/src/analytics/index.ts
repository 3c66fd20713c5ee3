/** Rules of analytics: what an event may hold, what may leave the browser, how far a visit came. */
export * from './event-limits.ts';
export * from './event-placements.ts';
export * from './funnel.ts';
export * from './personal-text.ts';
export * from './searched-words.ts';
