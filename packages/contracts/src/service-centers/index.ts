export * from './contact-details.ts';
export * from './fastbox-calculation.ts';
export * from './service-centers.ts';
