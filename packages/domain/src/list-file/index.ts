/** Files that variation lists are written to and read from. [vl-17] */
export * from './read-list-rows.ts';
