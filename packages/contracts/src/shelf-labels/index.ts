export * from './label-lines.ts';
export * from './label-preferences.ts';
export * from './label-prints.ts';
export * from './label-source.ts';
