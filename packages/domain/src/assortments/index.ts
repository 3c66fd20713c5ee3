/** Rules of the assortment administrators' tables. */
export * from './table-page.ts';
