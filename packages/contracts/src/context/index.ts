export * from './user-context.ts';
