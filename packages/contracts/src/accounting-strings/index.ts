export * from './accounting-strings.ts';
