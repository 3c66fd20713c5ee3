/** Icons, drawn for the shop. */
export * from './data/icons.tsx';
export type { IconProps } from './icon.tsx';
