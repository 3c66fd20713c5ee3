/** Rules of analytics: what an event may hold, what may leave the browser, how far a visit came. */
export * from './events.ts';
export * from './searched-words.ts';
