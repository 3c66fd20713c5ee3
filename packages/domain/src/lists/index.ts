/** Rules of variation lists: who may do what, the order of lines, what a change adds, who inherits. */
export * from './heir.ts';
export * from './plan-change.ts';
export * from './positions.ts';
export * from './rights.ts';
