export * from './service-center.ts';
export * from './service-centers.ts';
