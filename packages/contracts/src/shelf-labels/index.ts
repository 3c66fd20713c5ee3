export * from './label-prints.ts';
export * from './label-settings.ts';
