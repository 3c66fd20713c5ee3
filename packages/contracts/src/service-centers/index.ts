export * from './fastbox-calculation.ts';
export * from './service-centers.ts';
