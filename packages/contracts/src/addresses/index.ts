export * from './get-user-addresses.ts';
