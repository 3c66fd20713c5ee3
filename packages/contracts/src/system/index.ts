export * from './api-description.ts';
export * from './monitoring.ts';
