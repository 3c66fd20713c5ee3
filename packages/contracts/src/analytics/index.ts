export * from './collector.ts';
export * from './events.ts';
export * from './reports.ts';
