export * from './service-centers.ts';
