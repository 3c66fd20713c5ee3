export * from './choices.ts';
export * from './collector.ts';
export * from './event-values.ts';
export * from './events.ts';
export * from './reports.ts';
