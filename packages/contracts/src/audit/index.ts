export * from './audit-trail.ts';
export * from './personal-data.ts';
