/** Icons, drawn for the shop. */
export * from './data/icons.tsx';
export * from './data/page-icons.tsx';
