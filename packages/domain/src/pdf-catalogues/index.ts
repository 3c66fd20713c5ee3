/** Rules of PDF catalogs. */
export * from './created-days.ts';
export * from './names.ts';
