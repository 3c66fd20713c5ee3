/** Rules of variation lists: who may do what, the order of lines, what a change adds, who inherits. */

export * from './list-lines.ts';
export * from './read-list-rows.ts';
export * from './rights.ts';
