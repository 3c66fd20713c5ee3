export * from './favorites.ts';
export * from './files.ts';
export * from './lines.ts';
export * from './list.ts';
export * from './lists.ts';
export * from './notices.ts';
export * from './ordering.ts';
export * from './subscribers.ts';
